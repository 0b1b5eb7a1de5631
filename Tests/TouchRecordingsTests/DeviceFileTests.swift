import EvdevInput
import Foundation
import Testing

@testable import TouchRecordings

@Suite("Where axes come from")
struct DeviceFileTests {
  /// Files by name in a folder of their own, which is gone after the test.
  private func withFiles(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    try body(folder.path)
  }

  private func head(_ name: String, maximum: Int) -> String {
    "N: \(name)\nA: 2f 0 9 0 0\nA: 35 0 \(maximum) 0 0 10\nA: 36 0 \(maximum) 0 0 10\n"
  }

  @Test(
    "the description beside a recording with the longest matching stem",
    arguments: [
      ("Pad.tap.events", "Pad"), ("Pad double-tap.events", "Pad"), ("Pad-swipe.events", "Pad"),
      ("Pad.big.tap.events", "Pad.big"), ("Pad.big.events", "Pad.big"),
      ("Padlock.events", ""), ("Other.events", ""),
    ])
  func sibling(name: String, device: String) throws {
    let files = [
      "Pad.desc": head("Pad", maximum: 499), "Pad.big.prop": head("Pad.big", maximum: 999),
      "Unrelated.desc": head("Unrelated", maximum: 9), name: Samples.evemuEvents,
    ]
    try withFiles(files) { folder in
      let header = try RecordingReader(opening: "\(folder)/\(name)").header
      #expect(header.deviceName == device)
      let file = device == "Pad" ? "Pad.desc" : "Pad.big.prop"
      #expect(header.axesSource == (device.isEmpty ? .assumption : .file("\(folder)/\(file)")))
    }
  }

  @Test("who reads many recordings has each folder listed once")
  func listings() throws {
    try withFiles(["Pad.tap.events": Samples.evemuEvents]) { folder in
      func name(_ options: RecordingOptions) throws -> String {
        try RecordingReader(opening: "\(folder)/Pad.tap.events", options: options).header.deviceName
      }
      var options = RecordingOptions()
      options.neighbour = .onDisk(FolderListings())
      #expect(try name(options) == "")
      try head("Pad", maximum: 499).write(
        toFile: "\(folder)/Pad.desc", atomically: true, encoding: .utf8)
      #expect(try name(options) == "")
      #expect(try name(RecordingOptions()) == "Pad")
    }
  }

  @Test("a named description comes before a neighbour, the file's own head before both")
  func order() throws {
    let files = [
      "a.events": Samples.evemuEvents, "a.desc": head("neighbour", maximum: 499),
      "named.txt": head("named", maximum: 999),
      "own.events": Samples.evemuHead + Samples.evemuEvents,
    ]
    try withFiles(files) { folder in
      let options = RecordingOptions(devicePath: "\(folder)/named.txt")
      let named = try RecordingReader(opening: "\(folder)/a.events", options: options).header
      #expect(named.deviceName == "named")
      #expect(named.axesSource == .file("\(folder)/named.txt"))
      let own = try RecordingReader(opening: "\(folder)/own.events", options: options).header
      #expect(own.deviceName == "Board #2")
      #expect(own.device?.axes[0x35]?.maximum == 162)
      #expect(own.axesSource == .recording)
    }
  }

  @Test("getevent's, evtest's and bare lines of axes describe devices too")
  func kinds() throws {
    let files = [
      "a.events": Samples.evemuEvents, "getevent": Samples.getevent, "evtest": Samples.evtest,
      "axes": "A: 35 0 1280 0 0 12\nA: 36 0 680 0 0 10\n",
    ]
    try withFiles(files) { folder in
      let found = try ["getevent", "evtest", "axes"].map { name in
        let options = RecordingOptions(devicePath: "\(folder)/\(name)")
        let header = try RecordingReader(opening: "\(folder)/a.events", options: options).header
        return "\(header.deviceName) \(header.device?.axes[0x35]?.maximum ?? 0)"
      }
      #expect(found == ["panel 162", "Board 162", " 1280"])
    }
  }

  @Test("a description that describes nothing is an error")
  func useless() throws {
    try withFiles(["a.events": Samples.evemuEvents, "b": "hello\n"]) { folder in
      let options = RecordingOptions(devicePath: "\(folder)/b")
      let error = #expect(throws: RecordingError.self) {
        try RecordingReader(opening: "\(folder)/a.events", options: options)
      }
      #expect(
        error?.description
          == "\(folder)/b describes no touch device: it has no axes of position; "
          + "name an evemu head, or the output of getevent -lp")
    }
  }

  @Test("a recording is written line by line and found whole")
  func writing() throws {
    let recording = try Recording(text: Samples.touches)
    try withFiles([:]) { folder in
      try recording.write(to: "\(folder)/a.touches")
      try Data().write(to: URL(fileURLWithPath: "\(folder)/b.touches"))
      let output = try #require(FileHandle(forWritingAtPath: "\(folder)/b.touches"))
      var writer = try RecordingWriter(recording.header, to: output)
      for frame in recording.frames { try writer.write(frame) }
      for name in ["a", "b"] {
        #expect(try Recording(reading: "\(folder)/\(name).touches").frames == recording.frames)
      }
    }
  }
}
