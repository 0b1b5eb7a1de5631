import Foundation
import GestureCore
import LibinputRecordings
import PackedRecordings
import Testing
import TouchRecordings

/// Recordings that are packed.
@Suite struct PackedTests {
  private func read(_ base64: String, dropping count: Int = 0) throws -> Recording {
    let bytes = try #require(Data(base64Encoded: base64))
    return try Recording(
      RecordingReader(
        bytes: Array(bytes.dropLast(count)), named: "tap", options: RecordingOptions().readingPacked
      ))
  }

  private func failure(_ read: () throws -> Recording) -> String {
    do {
      _ = try read()
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "gzip, xz and zstd are read as what is in them, also in several parts",
    arguments: [
      PackedSamples.gzip, PackedSamples.members, PackedSamples.xz, PackedSamples.zstd,
      PackedSamples.frames,
    ])
  func tap(packed: String) throws {
    let recording = try read(packed)
    #expect(recording.header.format == .touches)
    #expect(recording.frames.flatMap(\.contacts).map(\.phase) == [.began, .ended])
    #expect(recording.complaints.isEmpty)
  }

  @Test("a file on disk, too")
  func file() throws {
    let path = NSTemporaryDirectory() + "touchstone-\(UUID().uuidString).gz"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try #require(Data(base64Encoded: PackedSamples.gzip)).write(to: URL(filePath: path))
    let recording = try Recording(reading: path, options: RecordingOptions().readingPacked)
    #expect(recording.frames.count == 2)
  }

  @Test(
    "what wants more memory than is allowed is called so, and not damaged",
    arguments: [
      // A dictionary of 512 MB for xz, a window of 1 GB for zstd.
      "/Td6WFoAAATm1rRGAgAhASIAAACCQKzcAQAxdG91Y2hlcyAxCnNpemUgNDAweDgwMAowIGRvd24gMSAxMDAsMjAwCjAu"
        + "MDUgdXAgMQoAAAAUB9Hc4jMifgABSjIkQ8fiH7bzfQEAAAAABFla",
      "KLUv/QSgkQEAdG91Y2hlcyAxCnNpemUgNDAweDgwMAowIGRvd24gMSAxMDAsMjAwCjAuMDUgdXAgMQprjvG5",
    ])
  func memory(packed: String) {
    #expect(failure { try read(packed) }.contains("takes more than 128 MB of memory"))
  }

  @Test("what is cut off, damaged, or made to grow without end is told and not read on")
  func bad() throws {
    #expect(
      failure { try read(PackedSamples.gzip, dropping: 12).self }.contains("packed and cut off"))
    let damaged = "H4sIAAAAAAAA/////////////////////w=="
    #expect(failure { try read(damaged) }.contains("packed and damaged"))
    #expect(
      failure { try read(PackedSamples.zstd, dropping: 12) }.contains("packed and cut off"))
    let changed = PackedSamples.zstd.replacing("jvG5", with: "jvG6")
    #expect(failure { try read(changed) }.contains("packed and damaged"))
    #expect(failure { try read(PackedSamples.bomb) }.contains("more than 100 times its size"))
  }

  @Test("libinput's YAML, packed: what is cut off is told, too, and not taken for its end")
  func yaml() throws {
    func read(dropping count: Int) throws -> Recording {
      let bytes = try #require(Data(base64Encoded: PackedSamples.libinput))
      return try Recording(
        RecordingReader(
          bytes: Array(bytes.dropLast(count)), named: "tap",
          options: RecordingOptions().readingLibinput.readingPacked))
    }
    let recording = try read(dropping: 0)
    #expect(recording.frames.flatMap(\.contacts).map(\.phase) == [.began, .ended])
    #expect(failure { try read(dropping: 12) }.contains("packed and cut off"))
  }

  @Test("without the libraries the way of packing is told, and what to do")
  func without() throws {
    let bytes = try #require(Data(base64Encoded: PackedSamples.xz))
    let message = failure { try Recording(RecordingReader(bytes: Array(bytes), named: "tap")) }
    #expect(
      message == "tap looks like packed with xz; unpack it: xz -dc FILE | touchstone explain -")
  }
}
