import Foundation
import Testing

@testable import TouchRecordings

@Suite("The registry of readers")
struct FormatReaderTests {
  @Test("every format has a reader, and the first of several reads what none recognizes")
  func complete() {
    #expect(Set(FormatReader.all.map(\.format)) == Set(RecordingFormat.allCases))
    let several = Dictionary(grouping: FormatReader.all, by: \.format).filter { $0.value.count > 1 }
    #expect(
      several.mapValues(\.count) == [
        .tuio: 3, .webdriver: 2, .evdev: 2, .log: 2, .inputCommands: 2,
      ])
  }

  @Test("a format that is asked for is read by the reader that recognizes the file")
  func forced() throws {
    let corpus = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Fuzz/Corpus/tuio").standardizedFileURL
    for text in ["json", "packets", "sample"] {
      let bytes = try Array(Data(contentsOf: corpus.appending(path: text)))
      let found = try frames(bytes, nil)
      #expect(!found.isEmpty)
      #expect(try frames(bytes, .tuio) == found)
    }
  }

  private func frames(_ bytes: [UInt8], _ format: RecordingFormat?) throws -> [String] {
    var options = RecordingOptions()
    options.format = format
    var reader = try RecordingReader(bytes: bytes, named: "corpus", options: options)
    var frames: [String] = []
    while let frame = try reader.nextFrame() { frames.append("\(frame)") }
    return frames
  }
}
