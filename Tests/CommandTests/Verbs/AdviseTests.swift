import Foundation
import Testing

@Suite struct AdviseTests {
  private let folder: Folder

  init() throws {
    folder = try Folder([
      "good.json": #"{"view": {"recognizers": [{"type": "tap"}]}}"#,
      "bad.json": #"""
      {"view": {"recognizers": [
        {"type": "pan", "maximumNumberOfTouches": 1}, {"type": "swipe"}, {"type": "longPress"}
      ]}}
      """#,
      "wrong.json": #"{"view": {"recognisers": []}}"#,
    ])
  }

  private func advise(_ arguments: String...) -> Run {
    Run(arguments: ["advise"] + arguments)
  }

  @Test("the worst comes first, each with its cure")
  func text() {
    let path = folder["bad.json"]
    let run = advise("--all", path)
    #expect(
      run.output == """
        \(path): warning: pan begins after 10 pt and prevents swipe, which needs about 50 pt
          cure: call pan.require(toFail: swipe), or let one of the delegates answer true to \
        shouldRecognizeSimultaneouslyWith
          fingers:
            0 down 1 195,422
            0.016 move 1 245.248,422
            0.116 up 1
        \(path): note: after 0.5 s at rest longPress begins, and pan cannot begin any more with \
        that finger
          cure: let one of the delegates answer true to shouldRecognizeSimultaneouslyWith, or drag \
        with longPress itself: it goes on as the finger moves
          fingers:
            0 down 1 195,422
            0.516 move 1 206,422
            0.616 up 1
        \(path): note: longPress and swipe both match a movement at the same moment; longPress is \
        first in rank
          cure: call longPress.require(toFail: swipe)
          fingers:
            0 down 1 195,422
            0.5 move 1 222.5,422
            0.6 up 1

        """)
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test("without --all there are warnings with their cures, and the number of notes")
  func warnings() throws {
    let path = folder["bad.json"]
    #expect(
      advise(path).output == """
        \(path): warning: pan begins after 10 pt and prevents swipe, which needs about 50 pt
          cure: call pan.require(toFail: swipe), or let one of the delegates answer true to \
        shouldRecognizeSimultaneouslyWith
        \(path): 2 notes; --all prints them

        """)
    try folder.write(
      Data(#"{"view": {"recognizers": [{"type": "tap"}, {"type": "pan"}]}}"#.utf8), to: "note.json")
    let note = folder["note.json"]
    #expect(advise(note).output == "\(note): no warnings, 1 note; --all prints it\n")
    #expect(advise(folder["good.json"]).output == "\(folder["good.json"]): no conflicts\n")
  }

  @Test("of a bundled scene there are three lines at most")
  func bundled() {
    let photo = advise("Examples/photo.scene.json").output.split(separator: "\n")
    #expect(photo.count == 3 && photo[0].contains("warning: pan begins after 10 pt"))
    // Its taps that take turns do not prevent each other.
    let usual = advise("Examples/usual.scene.json").output
    #expect(usual.hasPrefix("Examples/usual.scene.json: no warnings, "))
  }

  @Test("--json writes an object a line")
  func json() {
    #expect(
      advise("--json", folder["bad.json"]).output.split(separator: "\n").first! + "\n" == """
        {"type":"advice","severity":"warning","rule":"panOverSwipe","recognizers":["pan","swipe"],\
        "message":"pan begins after 10 pt and prevents swipe, which needs about 50 pt",\
        "cure":"call pan.require(toFail: swipe), or let one of the delegates answer true to \
        shouldRecognizeSimultaneouslyWith",\
        "fingers":["0 down 1 195,422","0.016 move 1 245.248,422","0.116 up 1"]}

        """)
  }

  @Test("the fingers of an advice are a recording that shows it")
  func fingers() throws {
    let lines = advise("--all", folder["bad.json"]).output.split(separator: "\n").drop {
      $0 != "  fingers:"
    }.dropFirst().prefix { $0.hasPrefix("    ") }
    let text =
      "touches 1\n" + lines.map { $0.trimmingPrefix("    ") }.joined(separator: "\n") + "\n"
    try folder.write(Data(text.utf8), to: "shown.touches")
    let told = Run("explain", "--scene", folder["bad.json"], folder["shown.touches"]).output
    #expect(told.contains("pan") && told.contains("swipe"), "\(text) \(told)")
  }

  @Test("--strict makes an exit code of it; what cannot be read is another")
  func codes() {
    #expect(advise("--strict", folder["good.json"]).code == 0)
    #expect(advise("--strict", folder["bad.json"]).code == 3)
    let wrong = advise("--strict", folder["wrong.json"], folder["bad.json"])
    #expect(wrong.code == 1)
    #expect(wrong.errors.contains("$.view.recognisers: unknown here"))
    #expect(wrong.output.contains("pan begins"))
    #expect(advise().code == 2)
  }
}
