import Foundation
import Testing
import Touchstone
import Waiting

@testable import TouchInspector

/// A scene of a public report, the fingers that show its problem, and what they come to.
nonisolated struct ReportedProblem: CustomTestStringConvertible, Sendable {
  var id: String
  /// The recognizer that the report is about.
  var subject: String
  /// What recognizers did, in order, and what the screen's line says.
  var actions: [String]
  var said: String?
  /// A sentence of its why or of the advice about it, or a line of the trace.
  var because: String
  /// The words of a cure that the page offers, and what the subject does with it.
  var cure: (words: String, attempts: [String])?
  /// A cure that is made by hand on the page, and what recognizers do and the screen's line says with it.
  var mend: Mend?
  var play: @MainActor @Sendable (Page) -> Void

  struct Mend: Sendable {
    var actions: [String]
    var said: String?
    var make: @MainActor @Sendable (Page) -> Void
  }

  var testDescription: String { id }

  /// Sets a property of a recognizer.
  static func set(
    _ property: String, of recognizer: String, to value: any Sendable
  ) -> @MainActor @Sendable (Page) -> Void {
    { page in
      page.say(
        "set",
        [
          "target": "recognizer", "id": page.recognizer(recognizer), "property": property,
          "value": value,
        ])
    }
  }

  static func drag(
    from place: (Double, Double), by step: (Double, Double), after rest: Double = 0
  ) -> @MainActor @Sendable (Page) -> Void {
    { page in
      page.input((1, "began", place.0, place.1))
      if rest > 0 { page.wait(rest) }
      for number in 1...10 {
        page.pass(16)
        let part = Double(number)
        page.input((1, "moved", place.0 + step.0 * part, place.1 + step.1 * part))
      }
      page.pass(16)
      page.input((1, "ended", place.0 + step.0 * 10, place.1 + step.1 * 10))
    }
  }

  static let all: [ReportedProblem] = [
    ReportedProblem(
      id: "single-and-double", subject: "single", actions: ["single ended", "double ended"],
      because: "single is recognized at the first of the taps that double needs",
      cure: ("Let single wait for double", ["failed"])
    ) { page in
      page.tap(at: (200, 270))
      page.pass(100)
      page.tap(at: (200, 270))
    },
    ReportedProblem(
      id: "slow-tap", subject: "single", actions: ["single ended"],
      because: "it wanted to at 0.040 and waited 0.35 s until double failed (require(toFail:))",
      cure: ("Let single not wait for double", ["ended"])
    ) { $0.tap(at: (200, 270)) },
    ReportedProblem(
      id: "swipe-and-pan", subject: "swipe",
      actions: ["pan began", "swipe ended", "pan ended"],
      because: "swipe was recognized at 0.064: moved at least 46.99 pt along its direction",
      play: drag(from: (150, 270), by: (14, 0))),
    ReportedProblem(
      id: "swipe-in-sheet", subject: "row 1 swipe",
      actions: ["sheet pan began", "sheet pan ended"],
      because: "row 1 swipe failed at 0.016 because sheet pan began (first to decide)",
      cure: ("Let sheet pan wait for row 1 swipe", ["ended"]),
      play: drag(from: (300, 220), by: (-14, 0))),
    ReportedProblem(
      id: "slider-in-menu", subject: "menu pan", actions: ["menu pan began", "menu pan ended"],
      said: "The slider is at 0.5350877",
      because:
        "it took touch 1 from slider, which received touchesCancelled (cancelsTouchesInView)",
      play: drag(from: (200, 242), by: (10, 0))),
    ReportedProblem(
      id: "touches-eaten", subject: "tap", actions: ["tap ended"],
      because:
        "it took touch 1 from pad 1, which received no message about it (cancelsTouchesInView)",
      cure: ("Set cancelsTouchesInView = false on tap", ["ended"])
    ) { $0.tap(at: (200, 100)) },
    ReportedProblem(
      id: "image-view", subject: "tap", actions: [],
      because: "picture cannot be hit: its isUserInteractionEnabled is false",
      cure: ("Set isUserInteractionEnabled = true on picture", ["ended"])
    ) { $0.tap(at: (200, 270)) },
    ReportedProblem(
      id: "button-on-screen", subject: "tap", actions: [], said: "The button acted",
      because:
        "tap failed at 0.040 because button said no (gestureRecognizerShouldBegin, asked at 0.040)"
    ) { $0.tap(at: (200, 270)) },
    ReportedProblem(
      id: "sheet-and-list", subject: "sheet pan", actions: ["list pan began", "list pan ended"],
      because: "sheet pan failed at 0.016 because list pan began (first in rank)",
      cure: ("Let list pan wait for sheet pan", ["began, ended"]),
      play: drag(from: (200, 300), by: (0, -12))),
    ReportedProblem(
      id: "press-then-slide", subject: "slide", actions: ["press began", "press ended"],
      because: "slide failed at 0.500 because press began (first to decide)",
      cure: ("Let press and slide recognize together", ["began, ended"]),
      play: drag(from: (200, 270), by: (10, 0), after: 600)),
    ReportedProblem(
      id: "late-highlight", subject: "list pan", actions: [], said: "The button acted",
      because: "list pan failed at 0.200: lifted after moving 0 pt, less than panHysteresis 10"
    ) { page in
      page.input((1, "began", 200, 50))
      page.wait(200)
      page.input((1, "ended", 200, 50))
    },
    ReportedProblem(
      id: "drag-from-button", subject: "list pan", actions: [], said: "The button acted",
      because:
        "list pan failed at 0.332 because the touch stays with button in list (touchesShouldCancel(in:))",
      play: drag(from: (200, 50), by: (0, -10), after: 300)),
    ReportedProblem(
      id: "quick-taps", subject: "tap", actions: ["tap ended"], said: "Tapped 1 times",
      because: "card is not hit by touch 2: it is animated without .allowUserInteraction"
    ) { page in
      page.tap(at: (200, 270))
      page.wait(100)
      page.tap(at: (200, 270))
    },
    ReportedProblem(
      id: "outside-its-bar", subject: "tap", actions: [],
      because: "knob, where tap is, was not hit: the point is outside the bounds of bar"
    ) { $0.tap(at: (200, 270)) },
    ReportedProblem(
      id: "press-twice", subject: "press", actions: ["press began", "press ended"],
      because: "press began at 0.500: held 0.5 s"
    ) { page in
      page.input((1, "began", 200, 270))
      page.wait(700)
      page.input((1, "ended", 200, 270))
    },
    ReportedProblem(
      id: "two-swipes", subject: "left", actions: [],
      because:
        "left failed at 0.016: moved 14 pt against its direction, more than swipeBackwardMovement 2",
      mend: Mend(
        actions: ["left ended"], make: set("direction", of: "left", to: "left")),
      play: drag(from: (280, 270), by: (-14, 0))),
    ReportedProblem(
      id: "pop-and-strip", subject: "pop", actions: ["strip pan began", "strip pan ended"],
      because: "pop failed at 0.016 because strip pan began (first in rank)",
      cure: ("Let strip pan wait for pop", ["began, ended"]),
      play: drag(from: (5, 240), by: (14, 0))),
    ReportedProblem(
      id: "four-ways", subject: "swipe", actions: [],
      because: "swipe failed at 0.064: went 56 pt astray, more than swipeSecondaryMovement 46.86",
      mend: Mend(actions: ["swipe ended"], make: set("direction", of: "swipe", to: "up")),
      play: drag(from: (200, 340), by: (0, -14))),
    ReportedProblem(
      id: "overlay", subject: "focus", actions: [],
      because: "no touch comes to focus: overlay covers camera",
      mend: Mend(actions: [], said: "The button acted") { page in
        page.say(
          "set",
          [
            "target": "view", "id": page.view("overlay"), "property": "isUserInteractionEnabled",
            "value": false,
          ])
      }
    ) { $0.tap(at: (200, 270)) },
    ReportedProblem(
      id: "two-finger-tap", subject: "two-finger tap",
      actions: ["pinch began", "pinch ended", "two-finger tap ended"],
      because: "pinch recognizes together with two-finger tap? its delegate says yes",
      mend: Mend(actions: ["pinch began", "pinch ended"]) { page in
        page.say(
          "relate",
          [
            "recognizer": page.recognizer("two-finger tap"), "other": page.recognizer("pinch"),
            "relation": "waitsFor", "on": true,
          ])
      }
    ) { page in
      page.input((1, "began", 150, 270), (2, "began", 250, 270))
      for step in 1...6 {
        page.pass(16)
        let way = Double(step) * 2
        page.input((1, "moved", 150 - way, 270), (2, "moved", 250 + way, 270))
      }
      page.pass(16)
      page.input((1, "ended", 138, 270), (2, "ended", 262, 270))
    },
  ]
}

@Suite("Problems as people reported them")
struct ReportedProblemTests {
  private func page(of problem: ReportedProblem) -> Page {
    let page = Hall("reported-\(problem.id)").page()
    problem.play(page)
    page.wait(900)
    return page
  }

  @Test("each shows what its report says, and why", arguments: ReportedProblem.all)
  func shown(_ problem: ReportedProblem) {
    let page = page(of: problem)
    page.say("why", ["recognizer": page.recognizer(problem.subject), "ask": 2])
    let sentences =
      (page.last("why")["sentences"] as? [String] ?? [])
      + page.world.advice.compactMap { $0["sentence"] as? String }
      + page.trace.map { $0.replacing(#/ +/#, with: " ") }
    #expect(
      page.actions == problem.actions
        && page.value("text", ofView: "said") as? String == problem.said
        && sentences.contains(problem.because), "\(page.actions) \(sentences)")
  }

  @Test("a cure that the page offers works on the same fingers", arguments: ReportedProblem.all)
  func cured(_ problem: ReportedProblem) throws {
    guard let (words, attempts) = problem.cure else { return }
    let page = page(of: problem)
    page.say("why", ["recognizer": page.recognizer(problem.subject), "ask": 2])
    let cures = page.last("why")["cures"] as? [[String: Any]] ?? []
    let cure = try #require(cures.first { $0["words"] as? String == words })
    page.say("try", ["changes": cure["changes"]!, "ask": 7])
    let after = page.last("trial")["after"] as? [String: Any]
    let course = (after?["courses"] as? [[String: Any]])?.first {
      $0["name"] as? String == problem.subject
    }
    #expect(course?["attempts"] as? [String] == attempts)
  }

  @Test("a cure that is made on the page works on the same fingers", arguments: ReportedProblem.all)
  func mended(_ problem: ReportedProblem) {
    guard let mend = problem.mend else { return }
    let page = Hall("reported-\(problem.id)").page()
    mend.make(page)
    problem.play(page)
    page.wait(900)
    #expect(
      page.errors == [] && page.actions == mend.actions
        && page.value("text", ofView: "said") as? String == mend.said,
      "\(page.actions) \(page.errors) \(page.trace)")
  }

  @Test("a tap that no longer cancels touches leaves them to the views in its scroll view")
  func eaten() throws {
    let page = page(of: try #require(ReportedProblem.all.first { $0.id == "touches-eaten" }))
    page.say("why", ["recognizer": page.recognizer("tap"), "ask": 2])
    let sentences = page.last("why")["sentences"] as? [String] ?? []
    #expect(
      sentences.last
        == "cure: set cancelsTouchesInView = false on tap, or let its delegate decline touches of pad 1 "
        + "(shouldReceive touch)")
    let cure = try #require((page.last("why")["cures"] as? [[String: Any]])?.first)
    page.say("try", ["changes": cure["changes"]!, "ask": 7])
    let after = page.last("trial")["after"] as? [String: Any]
    let touches = (after?["touches"] as? [[String: Any]])?.map { $0["name"] as? String }
    #expect(touches == ["touch 1 on pad 1"])
    ReportedProblem.set("cancelsTouchesInView", of: "tap", to: false)(page)
    page.tap(at: (200, 100))
    page.wait(900)
    #expect(page.value("text", ofView: "said") as? String == "touchesEnded")
  }

  @Test("each has a section in docs/problems.md, with its report and its sentence")
  func written() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/problems.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let page = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(Set(Gallery.reports.map(\.id)) == Set(ReportedProblem.all.map { "reported-\($0.id)" }))
    for example in Gallery.reports {
      let report = try #require(example.report)
      let problem = try #require(ReportedProblem.all.first { "reported-\($0.id)" == example.id })
      #expect(
        page.contains("## \(example.title)") && page.contains(report)
          && page.contains("touchstone serve \(example.id)") && page.contains(problem.because),
        "\(example.id)")
    }
  }
}
