import Foundation
import Testing

@testable import TouchInspector

@Suite("Pages that come back")
struct ComingBackTests {
  private func requireTwoTaps(_ page: Page) {
    page.say(
      "set",
      [
        "target": "recognizer", "id": page.recognizer("tap"), "property": "numberOfTapsRequired",
        "value": 2,
      ])
  }

  private func words(_ page: Page) -> [String] {
    (page.last("edits")["list"] as? [[String: Any]])?.compactMap { $0["words"] as? String } ?? []
  }

  @Test("with its key a page finds its scene, what was changed, its recording and what is recorded")
  func key() {
    let hall = Hall("pan")
    let page = hall.page()
    page.say("open", ["example": "tap"])
    requireTwoTaps(page)
    _ = page.record { page.tap(at: (200, 270)) }
    page.say("record", ["on": true])
    page.input((1, "began", 200, 270))
    page.leave()
    let key = page.last("welcome")["key"] as? String ?? ""
    let back = hall.page(["key": key])
    let stranger = hall.page(["key": key + "x"])
    #expect(
      back.last("scene")["example"] as? String == "tap" && key.count > 20
        && words(back) == ["tap.numberOfTapsRequired = 2"]
        && back.last("record")["on"] as? Bool == true
        && back.last("record")["isThere"] as? Bool == true
        && back.last("welcome")["key"] as? String == key
        && stranger.last("scene")["example"] as? String == "pan" && words(stranger) == [])
  }

  @Test("a page whose server began anew brings scene, changes and recording itself")
  func restart() {
    let page = Hall("pan").page()
    page.say("open", ["example": "tap"])
    requireTwoTaps(page)
    let text = page.record { page.tap(at: (200, 270)) }
    let list = page.last("edits")["list"]!
    let back = Hall("pan").page(["key": "old", "example": "tap", "edits": list])
    back.say("keep", ["name": "tap.touches", "text": text])
    back.say("recording", ["ask": 1])
    #expect(
      back.last("scene")["example"] as? String == "tap"
        && words(back) == ["tap.numberOfTapsRequired = 2"]
        && back.last("recording")["text"] as? String == text && back.errors == [])
  }

  @Test("at the end whatever was recorded is there, also at present, and of pages that have gone")
  func atTheEnd() throws {
    let hall = Hall("pan")
    let gone = hall.page()
    let text = gone.record { gone.tap(at: (200, 270)) }
    gone.leave()
    let here = hall.page()
    here.say("record", ["on": true])
    here.input((1, "began", 100, 50))
    _ = hall.page()
    let texts = try hall.lobby.recordings().map { try $0.text() }
    #expect(texts.count == 2 && texts.first == text && texts.last?.contains("100,50") == true)
  }

  @Test("a session waits for five minutes, and no more than a few do")
  func patience() {
    let hall = Hall("pan")
    func goer() -> String {
      let page = hall.page()
      page.say("open", ["example": "tap"])
      page.leave()
      return page.last("welcome")["key"] as! String
    }
    func isBack(_ key: String) -> Bool {
      let page = hall.page(["key": key])
      return page.last("scene")["example"] as? String == "tap"
    }
    let late = goer()
    hall.pass(301_000)
    let first = goer()
    let isLate = isBack(late)
    for _ in 0..<Cloakroom.most { _ = goer() }
    let last = goer()
    #expect(!isLate && !isBack(first) && isBack(last))
  }

  @Test("a key of a page that is still there takes its scene over; the page hears why it has to go")
  func takeover() {
    let hall = Hall("pan")
    let page = hall.page()
    page.say("open", ["example": "tap"])
    let other = hall.page(["key": page.last("welcome")["key"]!])
    other.tap(at: (200, 270))
    #expect(
      hall.closed[page.client]?.hasPrefix("This scene is open in another tab") == true
        && other.actions == ["tap ended"])
  }

  @Test("an address leads to its example, also in a session that showed another one")
  func address() {
    let hall = Hall("pan")
    let page = hall.page(["example": "tap"])
    let first = page.last("scene")["example"] as? String
    page.leave()
    let back = hall.page(["key": page.last("welcome")["key"]!, "example": "swipe"])
    let none = hall.page(["example": "no such"])
    #expect(
      first == "tap" && back.last("scene")["example"] as? String == "swipe"
        && none.last("scene")["example"] as? String == "pan")
  }

  @Test("a token's file is made once, for its owner alone, and says what is wrong with it")
  func token() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "token").path
    let token = try TokenFile.token(at: path)
    let rights =
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    let again = try TokenFile.token(at: path)
    try "short".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(token.count == 26 && again == token && rights == 0o600)
    #expect(Self.problem(path) == "a token has 16 to 200 letters and digits")
  }

  @Test(
    "a token that somebody else may have put there, or may read, is not taken, and nothing is replaced"
  )
  func strangeToken() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let token = try TokenFile.token(at: folder.appending(path: "good").path)
    let place = { (name: String) in folder.appending(path: name).path }
    symlink("good", place("link"))
    mkfifo(place("pipe"), 0o600)
    for (name, mode) in [("group", 0o640), ("others", 0o602)] {
      _ = FileManager.default.createFile(
        atPath: place(name), contents: Data(token.utf8), attributes: [.posixPermissions: mode])
      chmod(place(name), mode_t(mode))
    }
    let names = ["link", "pipe", "group", "others", "", "/dev/null"]
    let told = names.map { Self.problem($0.hasPrefix("/") ? $0 : place($0)) }
    #expect(
      told == [
        "it is a link, which another user may have put there", "it is no regular file",
        "its group or others may read or write it", "its group or others may read or write it",
        "it is no regular file", "it is no regular file",
      ])
    var status = stat()
    #expect(lstat(place("pipe"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    #expect(lstat(place("link"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  /// What is said of a token's file, without its path and the remedy.
  private static func problem(_ path: String) -> String {
    do {
      return try TokenFile.token(at: path)
    } catch {
      let text = "\(error)".dropFirst("\(path): ".count)
      return String(text.prefix { $0 != ";" })
    }
  }
}
