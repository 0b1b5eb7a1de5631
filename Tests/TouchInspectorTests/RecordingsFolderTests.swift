import Foundation
import Testing
import TouchRecordings

@testable import TouchInspector

@Suite("The folder of recordings")
struct RecordingsFolderTests {
  private func withFolder(_ work: (String) async throws -> Void) async throws {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    let folder = base.appendingPathComponent("recordings")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: base) }
    let maker = Hall("pan").page()
    let text = maker.record { maker.drag(from: (150, 250), by: (5, 0)) }
    try text.write(
      to: base.appendingPathComponent("secret.touches"), atomically: true, encoding: .utf8)
    try text.write(
      to: folder.appendingPathComponent("drag.touches"), atomically: true, encoding: .utf8)
    try Data("nonsense".utf8).write(to: folder.appendingPathComponent("broken.touches"))
    try Data(text.utf8).write(to: folder.appendingPathComponent(".hidden"))
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("below"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link.touches"),
      withDestinationURL: base.appendingPathComponent("secret.touches"))
    try await work(folder.path)
  }

  @Test("a packed recording is one as well, in the folder, on the page and named by the user")
  func packed() throws {
    let bytes = try #require(
      Data(
        base64Encoded:
          "H4sIAAAAAAACAyvJL03OSC1WMOQqzqxKVTAxMKiwMDDgMlBIyS/PUzBUMDQw0DECCegZmCqUFgDVAQCbnBRgMgAAAA=="
      ))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("tap.touches.gz")
    try bytes.write(to: file)
    let recordings = try #require(RecordingsFolder(at: folder.path))
    let room = 1 << 20
    let all = [
      try recordings.recording(named: "tap.touches.gz", room: room),
      try NamedRecording.reading(file.path, named: "tap.touches.gz"),
      try Session.reading(bytes, named: "tap.touches.gz", room: room).get(),
    ]
    #expect(all.allSatisfy { $0.frames.count == 2 && $0.header.sceneSize.width == 400 })
  }

  @Test("a recording that is packed twice is unpacked once, so that its size has a limit")
  func packedTwice() async throws {
    let bytes = try #require(
      Data(
        base64Encoded:
          "H4sIAAAAAAACA5Pv5mAAASZm7ZP6vuc8dMMMnmidW+MVamBosGKDgcEDowCPk/rngw1CDEwMLhgycb6QnKE1RYzhKiPD7DkiCUZArQBDUQ9uQwAAAA=="
      ))
    try await withFolder { path in
      try bytes.write(to: URL(filePath: "\(path)/tap.touches.gz"))
      let recordings = try #require(RecordingsFolder(at: path))
      #expect(throws: RecordingError.self) {
        try recordings.recording(named: "tap.touches.gz", room: 1 << 20)
      }
      #expect(throws: RecordingError.self) {
        try Session.reading(bytes, named: "tap.touches.gz", room: 1 << 20).get()
      }
    }
  }

  @Test("the name of a recording that a page sends selects no file on this machine")
  func sentName() async throws {
    try await withFolder { path in
      try "N: Panel\nA: 35 0 999 0 0 10\nA: 36 0 999 0 0 10\nA: 39 0 65535 0 0 0\n".write(
        toFile: "\(path)/pad.desc", atomically: true, encoding: .utf8)
      let text = """
        E: 0.000000 0003 0039 1
        E: 0.000000 0003 0035 100
        E: 0.000000 0003 0036 100
        E: 0.000000 0000 0000 0
        E: 0.100000 0003 0039 -1
        E: 0.100000 0000 0000 0

        """
      let name = "\(path)/pad.events"
      try #require(name.unicodeScalars.count <= 80)
      let recording = try? Session.reading(Data(text.utf8), named: name, room: 1 << 20).get()
      #expect(recording?.header.deviceName != "Panel")
    }
  }

  @Test("the folder's recordings are listed and opened by name, and nothing else is reached")
  func folder() async throws {
    try await withFolder { path in
      let hall = Hall("tap") { $0.recordings = RecordingsFolder(at: path) }
      let page = hall.page()
      await page.ask("recordings")
      let names = page.last("recordings")["names"] as? [String]
      let wrong = [
        "../secret.touches", "link.touches", ".hidden", "below", "/etc/passwd", "", ".", "..",
        "%2e%2e%2fsecret.touches", "..%2fsecret.touches", "below/../drag.touches", "./drag.touches",
        "\(path)/drag.touches", "drag.touches\u{0}", "\u{0}drag.touches", "..\\secret.touches",
        "drag.touches#x", "broken.touches",
      ]
      for name in wrong { await page.ask("replay", ["do": "open", "name": name]) }
      await page.ask("replay", ["do": "open"])
      let refusals = page.errors.count
      await page.ask("replay", ["do": "open", "name": "drag.touches"])
      let linked = hall.page(["recording": "drag.touches"])
      let lost = hall.page(["recording": "../secret.touches"])
      await hall.lobby.reading?.value
      for page in [linked, lost] { page.drain() }
      #expect(
        names == ["broken.touches", "drag.touches"] && refusals == wrong.count + 1
          && page.last("replay")["name"] as? String == "drag.touches"
          && linked.last("replay")["name"] as? String == "drag.touches"
          && lost.messages("replay").isEmpty && lost.errors.count == 1)
    }
  }

  @Test("a list that is old reaches nothing either: a file that has become a link is not opened")
  func exchanged() async throws {
    try await withFolder { path in
      let page = Hall("tap") { $0.recordings = RecordingsFolder(at: path) }.page()
      await page.ask("recordings")
      try FileManager.default.removeItem(atPath: "\(path)/drag.touches")
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/drag.touches", withDestinationPath: "\(path)/../secret.touches")
      await page.ask("replay", ["do": "open", "name": "drag.touches"])
      #expect(page.errors.count == 1 && page.messages("replay").isEmpty)
    }
  }

  @Test("a pipe is not waited for, what is larger than is read is not listed, and no place is told")
  func traps() async throws {
    try await withFolder { path in
      try #require(mkfifo("\(path)/pipe.touches", 0o600) == 0)
      try #require(mkfifo("\(path)/pad.desc", 0o600) == 0)
      try "E: 0.000000 0003 0039 1\nE: 0.000000 0000 0000 0\n".write(
        toFile: "\(path)/pad.events", atomically: true, encoding: .utf8)
      for (name, size) in [("most.touches", 64 << 20), ("over.touches", 64 << 20 + 1)] {
        try Data().write(to: URL(filePath: "\(path)/\(name)"))
        try #require(truncate("\(path)/\(name)", off_t(size)) == 0)
      }
      let page = Hall("tap") { $0.recordings = RecordingsFolder(at: path) }.page()
      await page.ask("recordings")
      let names = page.last("recordings")["names"] as? [String]
      // As if they had been exchanged since the list was made.
      for name in ["drag.touches", "broken.touches"] {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
        try #require(mkfifo("\(path)/\(name)", 0o600) == 0)
      }
      for name in ["drag.touches", "broken.touches", "pad.events", "pipe.touches", "over.touches"] {
        await page.ask("replay", ["do": "open", "name": name])
      }
      #expect(names == ["broken.touches", "drag.touches", "most.touches", "pad.events"])
      #expect(page.errors.count >= 4 && !page.errors.contains { $0.contains(path) })
    }
  }

  @Test("without a folder there is nothing to open, and a file is no folder")
  func noFolder() async {
    let page = Hall("tap").page()
    await page.ask("recordings")
    await page.ask("replay", ["do": "open", "name": "passwd"])
    #expect(
      page.last("recordings")["names"] as? [String] == [] && page.errors.count == 1
        && RecordingsFolder(at: "/etc/passwd") == nil && RecordingsFolder(at: "/nowhere") == nil)
  }
}

extension Page {
  /// Says something that is answered when files have been looked at.
  fileprivate func ask(_ type: String, _ fields: [String: Any] = [:]) async {
    say(type, fields)
    await hall.lobby.reading?.value
    if reads { drain() }
  }
}
