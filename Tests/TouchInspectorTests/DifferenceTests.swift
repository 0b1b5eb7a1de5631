import Effort
import Foundation
import Testing
import Touchstone

@testable import TouchInspector

@Suite("Differences")
struct DifferenceTests {
  @Test(
    "put together in order they give the same as a whole scene, whatever happened",
    arguments: 0..<Effort.rounds(12))
  func property(seed: Int) {
    var generator = Seeded(UInt64(seed))
    let hall = Hall("pan") { $0.isShared = true }
    let page = hall.page()
    let stage = { hall.lobby.session(of: page.client)!.stage }
    for round in 0..<120 {
      page.reads = Int.random(in: 0..<4, using: &generator) > 0
      change(stage(), page, &generator)
      if page.reads { page.drain() }
      guard round % 10 == 9 else { continue }
      page.reads = true
      page.drain()
      page.drain()
      let fresh = hall.page()
      fresh.say("select", ["view": stage().census.number(of: stage().scene.windows[0])])
      page.say("select", ["view": stage().census.number(of: stage().scene.windows[0])])
      #expect(page.world.spelled == fresh.world.spelled)
      fresh.leave()
    }
  }

  /// One random change of the scene, by fingers, by the page, or by the example's own code.
  private func change(_ stage: StagedScene, _ page: Page, _ generator: inout Seeded) {
    func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
    let all = views(stage.scene.windows[0])
    let view = all.randomElement(using: &generator)!
    let other = all.randomElement(using: &generator)!
    let number = stage.census.number(of: view)
    let kinds = ["tap", "pan", "pinch", "swipe"]
    let recognizers = all.flatMap { $0.gestureRecognizers ?? [] }.map(\.subject.id)
    page.pass(12)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: page.input((1, "began", .random(in: 0...400, using: &generator), 250))
    case 1, 2: page.input((1, "moved", .random(in: 0...400, using: &generator), 260))
    case 3: page.input((1, "ended", 200, 250))
    case 4:
      guard all.count < 40 else { return }
      view.insertSubview(UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)), at: 0)
    case 5:
      if view.superview != nil, view.superview?.superview != nil { view.removeFromSuperview() }
    case 6:
      if !view.isDescendant(of: other), view !== all[0] { other.addSubview(view) }
    case 7: view.superview?.bringSubviewToFront(view)
    case 8:
      view.alpha = .random(in: 0...1, using: &generator)
      view.transform = CGAffineTransform(rotationAngle: .random(in: 0...1, using: &generator))
    case 9: page.say("add", ["view": number, "kind": kinds.randomElement(using: &generator)!])
    case 10:
      if let id = recognizers.randomElement(using: &generator) {
        page.say("remove", ["recognizer": id])
      }
    default:
      let pair = recognizers.shuffled(using: &generator).prefix(2)
      guard pair.count == 2 else { return }
      page.say(
        "relate",
        [
          "recognizer": pair[0], "other": pair[1],
          "relation": Bool.random(using: &generator) ? "waitsFor" : "simultaneous",
          "on": Bool.random(using: &generator),
        ])
    }
    page.say("tick", ["stamp": page.stamp])
  }

  @Test("a scene in which nothing happens tells nothing")
  func silence() {
    let page = Hall("pan").page()
    page.drain()
    let told = page.heard.count
    for _ in 0..<10 { page.wait(16) }
    #expect(page.heard.count == told)
  }

  @Test(
    "a content that passes into a new one says how, and how far it has come",
    arguments: [
      (.transitionCrossDissolve, "dissolve"), (.transitionFlipFromLeft, "flipFromLeft"),
      (.transitionFlipFromBottom, "flipFromBottom"), (.transitionCurlUp, "curlUp"),
    ] as [(UIView.AnimationOptions, String)])
  func transition(options: UIView.AnimationOptions, word: String) {
    let hall = Hall("pan")
    let page = hall.page()
    let stage = hall.lobby.session(of: page.client)!.stage
    let card = stage.scene.windows[0].subviews[0].subviews[0]
    stage.system.advance(to: stage.system.now)
    UIView.transition(with: card, duration: 0.4, options: options) {}
    let told = (0..<5).map { _ -> [String: Any]? in
      page.wait(100)
      return page.value("transition", ofView: "card") as? [String: Any]
    }
    let progress = told.map { $0?["progress"] as? Double ?? 1 }
    #expect(
      progress == progress.sorted() && progress[0] < 0.5 && told.last! == nil
        && told[0]?["style"] as? String == word)
  }

  @Test("an address becomes a pattern with its three corners and a margin")
  func pattern() {
    let lines = QRCode.lines(of: "http://192.168.1.20:8570/?token=3w5e11264sgsf1ykzxv9n")
    let width = lines.first?.count ?? 0
    #expect(
      lines.allSatisfy { $0.count == width } && lines.count == (width + 1) / 2
        && (width - 4 - 17) % 4 == 0 && lines[0].allSatisfy { $0 == "█" }
        // The upper left corner: a dark frame of seven modules in a light margin.
        && lines[1].hasPrefix("██ ▄▄▄▄▄ █") && lines[2].hasPrefix("██ █   █ █"))
  }
}
