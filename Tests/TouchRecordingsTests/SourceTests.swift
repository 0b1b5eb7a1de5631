import EvdevInput
import Foundation
import GestureCore
import Testing
import TouchRecordings

@Suite("Where bytes come from")
struct SourceTests {
  /// Long enough to be read in many pieces, with line ends at ever other places in them.
  private var long: String {
    var text = Samples.evemuHead
    for touch in 0..<4000 {
      text += "E: \(touch).5 0003 0039 \(touch)\nE: \(touch).5 0003 0035 \(touch % 163)\n"
      text += "E: \(touch).5 0003 0036 \(touch % 100)\nE: \(touch).5 0000 0000 0\n"
      text += "E: \(touch).75 0003 0039 -1\nE: \(touch).75 0000 0000 0\n"
    }
    return text
  }

  @Test("a file gives what its bytes give")
  func file() throws {
    let text = long
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try text.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    let fromFile = try Recording(reading: url.path)
    #expect(fromFile.frames.count == 8000)
    #expect(fromFile.frames == (try Recording(text: text).frames))
    #expect(impossible(in: fromFile.frames) == [])
  }

  @Test("a pipe gives its frames too, though nobody can seek in it")
  func pipe() throws {
    let pipe = Pipe()
    let text = Samples.evemuHead + Samples.evemuEvents
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    let options = RecordingOptions(physicalSize: PhysicalSize(Samples.size))
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let recording = try Recording(reading: path, options: options)
    #expect(tell(recording) == ["0 began 0 100,50", "20 moved 0 110,50", "45 ended 0 110,50"])
    #expect(recording.complaints == [])
  }
}
