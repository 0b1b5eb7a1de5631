import Foundation
import Testing

@testable import TouchInspector

@Suite("Edits in recordings")
struct EditRecordingTests {
  /// A tap that becomes a double tap, gets company, and taps under a number that was changed before.
  private func record(_ page: Page) {
    page.say("set", ["target": "tuning", "property": "tapInterval", "value": 0.2])
    page.say("record", ["on": true])
    page.tap(at: (200, 270))
    page.wait(500)
    page.say(
      "set",
      [
        "target": "recognizer", "id": page.recognizer("tap"), "property": "numberOfTapsRequired",
        "value": 2,
      ])
    page.say("add", ["view": page.view("card"), "kind": "pan", "name": "extra"])
    page.say(
      "relate",
      [
        "recognizer": page.recognizer("extra"), "other": page.recognizer("tap"),
        "relation": "waitsFor", "on": true,
      ])
    page.tap(at: (200, 270))
    page.wait(150)
    page.tap(at: (200, 270))
    page.wait(500)
    page.drag(from: (200, 270), by: (6, 0))
    page.say(
      "set", ["target": "view", "id": page.view("card"), "property": "isHidden", "value": true])
    page.say("remove", ["recognizer": page.recognizer("extra")])
    page.say("record", ["on": false])
    page.say("recording", ["ask": 1])
    page.say("code", ["ask": 2])
  }

  @Test("a replay changes what was changed, when it was, and can be scrubbed through it")
  func replayed() {
    let maker = Hall("tap").page()
    record(maker)
    let story = maker.actions
    let text = maker.last("recording")["text"] as? String ?? ""
    let page = Hall("swipe").page()
    page.say("load", ["name": "a.touches", "text": text])
    page.playOut()
    let first = page.actions
    let isHidden = page.value("hidden", ofView: "card") as? Bool
    page.say("replay", ["do": "seek", "at": 0])
    let atStart = page.world.recognizers.count
    page.say("replay", ["do": "play"])
    page.playOut()
    let told = ["tap ended", "tap ended", "extra began", "extra ended"]
    // In the end it is removed, and a number is left of its name.
    let stories = [story, first, page.actions].map {
      $0.map { $0.replacing(#/^\d+/#, with: "extra") }
    }
    #expect(stories == [told, told, told])
    #expect(isHidden == true && atStart == 1 && page.errors == [])
  }

  @Test("a test of it says above what was changed")
  func code() {
    let page = Hall("tap").page()
    record(page)
    let code = page.last("code")["text"] as? String ?? ""
    let comments = code.split(separator: "\n").prefix { $0.hasPrefix("// After") }
      .map { $0.replacing(#/After frame \d+: /#, with: "") }
    #expect(
      comments == [
        "// tuning.tapInterval = 0.2", "// tap.numberOfTapsRequired = 2",
        "// card.addGestureRecognizer(extra)", "// extra.require(toFail: tap)",
        "// card.isHidden = true", "// extra was removed",
      ])
  }

  @Test(
    "edits that are none, or of what is not there, are comments and complaints, and cost nothing",
    arguments: [
      "# edit", "# edit {}", "# edit {\"frame\":0}", "# edit [1,2", " # edit {}",
      #"# edit {"frame":0,"words":"x","change":{"remove":{"_0":{"view":{"path":[9,9]},"index":-1}}}}"#,
      #"# edit {"frame":-5,"words":"x","change":{"add":{"kind":"bomb","name":"n","to":{"path":[]}}}}"#,
      #"# edit {"frame":1e99,"words":"x","change":{"setTuning":{"property":"tapInterval","value":1}}}"#,
    ])
  func nonsense(line: String) {
    let page = Hall("tap").page()
    let text = "touches 1\nsize 400x600\n0 down 1 200,270\n0.05 up 1\n\(line)\n"
    page.say("load", ["name": "a.touches", "text": text])
    page.playOut()
    #expect(page.last("replay")["frameCount"] as? Int == 2 && page.errors.count <= 2)
  }

  @Test("words of a file stay a comment in code")
  func comment() {
    let edit = SceneEdit(
      frame: 1, words: "x\n}\u{2028}import Evil\r\nboom",
      change: .remove(
        RecognizerPlace(view: ViewPlace(path: [0]), index: 0)))
    #expect(edit.comment == "// After frame 1: x } import Evil boom")
  }
}
