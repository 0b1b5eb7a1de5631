import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// A gesture that does not happen, the words of its cause, and its cure.
nonisolated struct WhyScene: Sendable {
  let name: String
  /// What the causes must contain, separated by `|`.
  let causes: String
  /// The beginning of the cure; `nil` where none is offered.
  let cure: String?
  /// Makes the scene, with the cure or without, plays the fingers, and returns the recognizer that was wanted.
  let play: @MainActor (_ stage: Stage, _ isCured: Bool) -> UIGestureRecognizer

  init(
    _ name: String, _ causes: String, cure: String?,
    _ play: @escaping @MainActor (Stage, Bool) -> UIGestureRecognizer
  ) {
    self.name = name
    self.causes = causes
    self.cure = cure
    self.play = play
  }
}

@Suite("Why: scenes in which a gesture does not happen")
struct WhySceneTests {
  @Test(
    "the cause is named, its numbers are true, and its cure is offered", arguments: scenes.indices)
  func cause(_ index: Int) {
    let scene = Self.scenes[index]
    let stage = Stage()
    stage.allowsBlocking = true
    let recognizer = scene.play(stage, false)
    let report: WhyReport = stage.why(recognizer)
    let text = "\(report)"
    for part in scene.causes.split(separator: "|") {
      #expect(text.contains(part), "\(scene.name): \(part) is not in: \(text)")
    }
    #expect(!stage.hasRecognized(recognizer), "\(scene.name): it was recognized")
    let comparisons = text.matches(of: /(-?[0-9.]+) \w[^,;:]*, (more|less) than \w+ ([0-9.]+)/)
    if scene.causes.replacing("not more than", with: "").contains(/(more|less) than/) {
      #expect(!comparisons.isEmpty, "\(scene.name): \(text)")
    }
    for comparison in comparisons {
      let (value, limit) = (Double(comparison.1) ?? .nan, Double(comparison.3) ?? .nan)
      #expect(comparison.2 == "more" ? value > limit : value < limit, "\(scene.name): \(text)")
    }
    if let cure = scene.cure {
      #expect(
        report.cure?.hasPrefix(cure) == true, "\(scene.name): \(report.cure ?? "none"); \(text)")
    } else {
      #expect(report.cure == nil, "\(scene.name): \(text)")
    }
  }

  @Test(
    "the cure has the gesture recognized on the same fingers",
    arguments: scenes.indices.filter { scenes[$0].cure != nil })
  func cure(_ index: Int) {
    let scene = Self.scenes[index]
    let stage = Stage()
    stage.allowsBlocking = true
    let recognizer = scene.play(stage, true)
    #expect(stage.hasRecognized(recognizer), "\(scene.name): \(stage.why(recognizer) as WhyReport)")
  }

  // MARK: - Parts of scenes

  static func tap(_ stage: Stage, _ view: UIView? = nil) -> UITapGestureRecognizer {
    stage.add(UITapGestureRecognizer(), to: view, named: "wanted")
  }
  static func finger(_ stage: Stage, _ x: CGFloat = 50, _ y: CGFloat = 50) -> Finger {
    stage.finger(at: CGPoint(x: x, y: y))
  }
  static func hover(_ stage: Stage, _ view: UIView? = nil) -> UIHoverGestureRecognizer {
    stage.add(UIHoverGestureRecognizer(), to: view, named: "wanted")
  }
  static func glide(_ stage: Stage) {
    stage.pointer(at: CGPoint(x: 40, y: 40)).enter().move(to: CGPoint(x: 50, y: 50))
  }
  static func box(
    _ name: String?, _ x: CGFloat = 0, _ y: CGFloat = 0, _ size: CGFloat = 100, in view: UIView,
    as made: UIView = UIView()
  ) -> UIView {
    made.frame = CGRect(x: x, y: y, width: size, height: size)
    made.accessibilityIdentifier = name
    view.addSubview(made)
    return made
  }
  static func window(_ stage: Stage, _ level: CGFloat) -> UIWindow {
    let window = UIWindow(windowScene: stage.scene)
    window.frame = stage.window.frame
    window.windowLevel = UIWindow.Level(rawValue: level)
    window.accessibilityIdentifier = "front"
    window.isHidden = false
    return window
  }

  final class Opaque: UIView {
    var isWilling = false
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      isWilling && super.point(inside: point, with: event)
    }
  }
  final class Greedy: UIView {
    var isGreedy = true
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return isGreedy && hit != nil ? self : hit
    }
  }
  final class Glass: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }
  final class Button: UIButton {
    var isWilling = false
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      isWilling || super.gestureRecognizerShouldBegin(recognizer)
    }
  }
  final class Slider: UISlider {
    var isWilling = false
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      isWilling || super.gestureRecognizerShouldBegin(recognizer)
    }
  }
  final class Shy: UIView {
    var isShy = true
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { !isShy }
  }

  /// Recognizers keep neither delegates nor views.
  @MainActor static var delegates: [AnyObject] = []

  static func delegate(_ recognizer: UIGestureRecognizer) -> ScriptedDelegate {
    let delegate = ScriptedDelegate()
    delegates.append(delegate)
    recognizer.delegate = delegate
    return delegate
  }

  final class EventDelegate: NSObject, UIGestureRecognizerDelegate {
    let answer: Bool
    init(_ answer: Bool) { self.answer = answer }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { answer }
  }

  // MARK: - Scenes

  nonisolated static let scenes = hovers + misses + limits + relations + ends
}

extension Stage {
  fileprivate func hasRecognized(_ recognizer: UIGestureRecognizer) -> Bool {
    trace.contains { event in
      guard case .action(let subject, let state) = event.kind else { return false }
      return subject.name == recognizer.name && state != .cancelled
    }
  }
}
