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

  private static func tap(_ stage: Stage, _ view: UIView? = nil) -> UITapGestureRecognizer {
    stage.add(UITapGestureRecognizer(), to: view, named: "wanted")
  }
  private static func finger(_ stage: Stage, _ x: CGFloat = 50, _ y: CGFloat = 50) -> Finger {
    stage.finger(at: CGPoint(x: x, y: y))
  }
  private static func hover(_ stage: Stage, _ view: UIView? = nil) -> UIHoverGestureRecognizer {
    stage.add(UIHoverGestureRecognizer(), to: view, named: "wanted")
  }
  private static func glide(_ stage: Stage) {
    stage.pointer(at: CGPoint(x: 40, y: 40)).enter().move(to: CGPoint(x: 50, y: 50))
  }
  private static func box(
    _ name: String?, _ x: CGFloat = 0, _ y: CGFloat = 0, _ size: CGFloat = 100, in view: UIView,
    as made: UIView = UIView()
  ) -> UIView {
    made.frame = CGRect(x: x, y: y, width: size, height: size)
    made.accessibilityIdentifier = name
    view.addSubview(made)
    return made
  }
  private static func window(_ stage: Stage, _ level: CGFloat) -> UIWindow {
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
  @MainActor private static var delegates: [AnyObject] = []

  private static func delegate(_ recognizer: UIGestureRecognizer) -> ScriptedDelegate {
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

  nonisolated private static let hovers: [WhyScene] = [
    WhyScene(
      "hover, hidden", "the hovering pointer was at|inner cannot be hit: it is hidden",
      cure: "show inner"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      inner.isHidden = !isCured
      defer { glide(stage) }
      return hover(stage, inner)
    },
    WhyScene(
      "hover, transparent", "its alpha is 0.005, not more than 0.01",
      cure: "raise the alpha of inner"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      inner.alpha = isCured ? 0.5 : 0.005
      defer { glide(stage) }
      return hover(stage, inner)
    },
    WhyScene(
      "hover, an ancestor without interaction",
      "outer cannot be hit: its isUserInteractionEnabled is false",
      cure: "set isUserInteractionEnabled = true on outer"
    ) {
      stage, isCured in
      let outer = box("outer", in: stage.view)
      outer.isUserInteractionEnabled = isCured
      defer { glide(stage) }
      return hover(stage, box("inner", in: outer))
    },
    WhyScene(
      "hover, elsewhere", "the point is 30 pt outside of that",
      cure: "hover over inner, or add wanted to a view above both"
    ) {
      stage, isCured in
      let inner = box("inner", 80, 0, in: stage.view)
      defer { glide(stage) }
      return hover(stage, isCured ? stage.view : inner)
    },
    WhyScene(
      "hover, covered", "cover lies in front of it",
      cure: "set isUserInteractionEnabled = false on cover"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      box("cover", in: stage.view).isUserInteractionEnabled = !isCured
      defer { glide(stage) }
      return hover(stage, inner)
    },
    WhyScene(
      "hover, disabled", "wanted never received the hovering pointer|it is disabled",
      cure: "set isEnabled = true on wanted"
    ) {
      stage, isCured in
      let hover = hover(stage)
      hover.isEnabled = isCured
      glide(stage)
      return hover
    },
    WhyScene(
      "hover, only fingers",
      "never received a hovering pointer: none came, and it does not follow touches",
      cure: "move a pointer over"
    ) {
      stage, isCured in
      let hover = hover(stage)
      finger(stage).tap()
      if isCured { glide(stage) }
      return hover
    },
    WhyScene(
      "hover, event declined", "its delegate wants nothing of the event",
      cure: "let its delegate answer true to shouldReceive for the event"
    ) {
      stage, isCured in
      let hover = hover(stage)
      let delegate = EventDelegate(isCured)
      delegates.append(delegate)
      hover.delegate = delegate
      glide(stage)
      return hover
    },
    WhyScene(
      "hover, other type", "its allowedTouchTypes have not 3",
      cure: "add 3 to allowedTouchTypes of wanted"
    ) {
      stage, isCured in
      let hover = hover(stage)
      hover.allowedTouchTypes = isCured ? [2, 3] : [2]
      glide(stage)
      return hover
    },
    WhyScene(
      "hover, behind a window", "front lies in front of it",
      cure: "set isUserInteractionEnabled = false on front"
    ) {
      stage, isCured in
      let hover = hover(stage)
      window(stage, 1).isUserInteractionEnabled = !isCured
      glide(stage)
      return hover
    },
  ]

  nonisolated private static let misses: [WhyScene] = [
    WhyScene(
      "beside it", "the point is 30 pt outside of that",
      cure: "touch inner, or add wanted to a view above both"
    ) {
      stage, isCured in
      let inner = box("inner", 80, 0, in: stage.view)
      defer { finger(stage).tap() }
      return tap(stage, isCured ? stage.view : inner)
    },
    WhyScene(
      "under a sibling", "cover lies in front of it",
      cure: "set isUserInteractionEnabled = false on cover"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      box("cover", in: stage.view).isUserInteractionEnabled = !isCured
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "under two siblings", "cover and lid lie in front of it",
      cure: "set isUserInteractionEnabled = false on cover and lid"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      for name in ["cover", "lid"] {
        box(name, in: stage.view).isUserInteractionEnabled = !isCured
      }
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "under a sibling of its superview", "cover lies in front of it",
      cure: "set isUserInteractionEnabled = false on cover"
    ) {
      stage, isCured in
      let inner = box("inner", in: box("outer", in: stage.view))
      let cover = box("cover", in: stage.view)
      _ = box("button", in: cover)
      cover.isUserInteractionEnabled = !isCured
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "a glass in front is no cause", "inner cannot be hit: it is hidden", cure: "show inner"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      inner.isHidden = !isCured
      _ = box("glass", in: stage.view, as: Glass())
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "point(inside:) says no", "inner leaves it out of the hit test by its point(inside:with:)",
      cure: "let point(inside:with:) of inner answer"
    ) {
      stage, isCured in
      let opaque = Opaque()
      opaque.isWilling = isCured
      let inner = box("inner", in: stage.view, as: opaque)
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "point(inside:) of a superview says no",
      "outer leaves it out of the hit test by its point(inside:with:)",
      cure: "let point(inside:with:) of outer answer"
    ) {
      stage, isCured in
      let opaque = Opaque()
      opaque.isWilling = isCured
      let inner = box("inner", in: box("outer", in: stage.view, as: opaque))
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "hitTest of a superview", "outer leaves it out of the hit test by its hitTest(_:with:)",
      cure: "let hitTest(_:with:) of outer answer"
    ) {
      stage, isCured in
      let greedy = Greedy()
      greedy.isGreedy = !isCured
      let inner = box("inner", in: box("outer", in: stage.view, as: greedy))
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "a window of a higher level", "front lies in front of it",
      cure: "set isUserInteractionEnabled = false on front"
    ) {
      stage, isCured in
      let tap = tap(stage)
      window(stage, 1).isUserInteractionEnabled = !isCured
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "in a window of a lower level", "UIWindow lies in front of it",
      cure: "set isUserInteractionEnabled = false on UIWindow"
    ) {
      stage, isCured in
      let window = window(stage, -1)
      stage.window.isUserInteractionEnabled = !isCured
      let tap = tap(stage, window)
      finger(stage).tap()
      return tap
    },
    WhyScene("in a hidden window", "front cannot be hit: it is hidden", cure: "show front") {
      stage, isCured in
      let window = window(stage, 1)
      window.isHidden = !isCured
      let tap = tap(stage, window)
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "hidden, and under a sibling", "inner cannot be hit: it is hidden|cover lies in front of it",
      cure: "show inner, and set isUserInteractionEnabled = false on cover"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      inner.isHidden = !isCured
      box("cover", in: stage.view).isUserInteractionEnabled = !isCured
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "hidden, in one without interaction", "inner cannot be hit: it is hidden|outer cannot be hit",
      cure: "show inner, and set isUserInteractionEnabled = true on outer"
    ) {
      stage, isCured in
      let outer = box("outer", in: stage.view)
      outer.isUserInteractionEnabled = isCured
      let inner = box("inner", in: outer)
      inner.isHidden = !isCured
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "hidden and transparent", "it is hidden|its alpha is 0",
      cure: "show inner, and raise the alpha of inner above 0.01"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      (inner.isHidden, inner.alpha) = (!isCured, isCured ? 1 : 0)
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "disabled, and hidden", "it is disabled|it is hidden",
      cure: "set isEnabled = true on wanted, and show inner"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      inner.isHidden = !isCured
      let tap = tap(stage, inner)
      tap.isEnabled = isCured
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "outside of a superview", "the point is outside the bounds of small",
      cure: "make small large enough"
    ) {
      stage, isCured in
      let small = box("small", 0, 0, isCured ? 200 : 20, in: stage.view)
      let inner = box("inner", in: small)
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "outside of a superview that clips", "the point is outside the bounds of small",
      cure: "make small large enough"
    ) {
      stage, isCured in
      let small = box("small", 0, 0, isCured ? 200 : 20, in: stage.view)
      small.clipsToBounds = true
      let inner = box("inner", in: box("middle", in: small))
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
    WhyScene(
      "an image view", "photo cannot be hit: its isUserInteractionEnabled is false",
      cure: "set isUserInteractionEnabled = true on photo"
    ) {
      stage, isCured in
      let photo = box("photo", in: stage.view, as: UIImageView())
      if isCured { photo.isUserInteractionEnabled = true }
      defer { finger(stage).tap() }
      return tap(stage, photo)
    },
    WhyScene(
      "a hidden view of the same name is no cause", "the point is 30 pt outside of that",
      cure: "touch UIView, or add wanted"
    ) {
      stage, isCured in
      box(nil, in: stage.view).isHidden = true
      let own = box(nil, 80, 0, in: stage.view)
      defer { finger(stage).tap() }
      return tap(stage, isCured ? stage.view : own)
    },
    WhyScene(
      "an animation that came after", "the point is 30 pt outside of that",
      cure: "touch inner, or add wanted"
    ) {
      stage, isCured in
      let inner = box("inner", 80, 0, in: stage.view)
      let tap = tap(stage, isCured ? stage.view : inner)
      finger(stage).tap()
      UIView.animate(withDuration: 1) { inner.alpha = 0.5 }
      return tap
    },
    WhyScene("added when all was over", "which would receive it now", cure: "add wanted to inner") {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      let wanted = UITapGestureRecognizer()
      if isCured { stage.add(wanted, to: inner, named: "wanted") }
      finger(stage).tap()
      if !isCured { stage.add(wanted, to: inner, named: "wanted") }
      return wanted
    },
    WhyScene("on no view", "wanted is on no view", cure: "add wanted to a view") { stage, isCured in
      let wanted = UITapGestureRecognizer()
      wanted.name = "wanted"
      if isCured { stage.add(wanted, named: "wanted") }
      finger(stage).tap()
      return wanted
    },
    WhyScene(
      "in no window", "loose, where wanted is, is in no window",
      cure: "add loose to a view in a window"
    ) {
      stage, isCured in
      let loose = UIView(frame: stage.view.bounds)
      loose.accessibilityIdentifier = "loose"
      delegates.append(loose)
      if isCured { stage.view.addSubview(loose) }
      defer { finger(stage).tap() }
      return tap(stage, loose)
    },
    WhyScene("only scrolled", "wanted never received a touch: none came down", cure: nil) {
      stage, _ in
      let tap = tap(stage)
      stage.pointer(at: CGPoint(x: 50, y: 50)).enter().scroll(by: 0, 60)
      return tap
    },
    WhyScene(
      "flat", "inner cannot be hit: its transform leaves it no area",
      cure: "give inner a transform that has an inverse"
    ) {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      inner.transform = CGAffineTransform(scaleX: 1, y: isCured ? 1 : 0)
      defer { finger(stage).tap() }
      return tap(stage, inner)
    },
  ]

  nonisolated private static let limits: [WhyScene] = [
    WhyScene("a tap that moves", "more than tapMovement 45", cure: nil) { stage, _ in
      let tap = tap(stage)
      finger(stage).down().move(by: 60, 0).up()
      return tap
    },
    WhyScene("a tap that rests", "tapDuration 0.75", cure: nil) { stage, _ in
      let tap = tap(stage)
      finger(stage).down().hold(1).up()
      return tap
    },
    WhyScene("a tap of two", "2 fingers, more than the 1 it takes", cure: "allow more fingers") {
      stage, isCured in
      let tap = tap(stage)
      if isCured { tap.numberOfTouchesRequired = 2 }
      let (a, b) = (finger(stage), finger(stage, 150))
      stage.together { _ = (a.down(), b.down()) }
      stage.together { _ = (a.up(), b.up()) }
      return tap
    },
    WhyScene("a second tap that is late", "tapInterval 0.35", cure: nil) { stage, _ in
      let tap = tap(stage)
      tap.numberOfTapsRequired = 2
      finger(stage).tap()
      stage.wait(0.5)
      finger(stage).tap()
      stage.wait(1)
      return tap
    },
    WhyScene(
      "a second tap elsewhere",
      "landed 200 pt from the first tap, more than tapSeparation 45",
      cure: nil
    ) { stage, _ in
      let tap = tap(stage)
      tap.numberOfTapsRequired = 2
      finger(stage).tap()
      stage.wait(0.1)
      finger(stage, 250).tap()
      return tap
    },
    WhyScene("one of two taps", "tapInterval 0.35", cure: nil) { stage, _ in
      let tap = tap(stage)
      tap.numberOfTapsRequired = 2
      finger(stage).tap()
      stage.wait(1)
      return tap
    },
    WhyScene(
      "one of two fingers", "1 of the 2 fingers it needs",
      cure: "use as many fingers as it needs, or lower"
    ) { stage, isCured in
      let tap = tap(stage)
      tap.numberOfTouchesRequired = isCured ? 1 : 2
      finger(stage).tap()
      return tap
    },
    WhyScene("a slow swipe", "swipeDuration 0.5", cure: nil) { stage, _ in
      let swipe = stage.add(UISwipeGestureRecognizer(), named: "wanted")
      finger(stage).down().move(by: 20, 0, in: 0.6).move(by: 100, 0, in: 0.2).up()
      return swipe
    },
    WhyScene(
      "a swipe the other way",
      "moved 25 pt against its direction, more than swipeBackwardMovement 2",
      cure: nil
    ) { stage, _ in
      let swipe = stage.add(UISwipeGestureRecognizer(), named: "wanted")
      finger(stage, 250).flick(.left)
      return swipe
    },
    WhyScene(
      "a short swipe",
      "lifted after moving 30 pt, less than swipePrimaryMovement 45.3",
      cure: nil
    ) { stage, _ in
      let swipe = stage.add(UISwipeGestureRecognizer(), named: "wanted")
      finger(stage).drag(by: 30, 0, in: 0.1)
      return swipe
    },
    WhyScene(
      "a crooked swipe",
      "went 53.33 pt astray, more than swipeSecondaryMovement 46.73",
      cure: nil
    ) { stage, _ in
      let swipe = stage.add(UISwipeGestureRecognizer(), named: "wanted")
      finger(stage).drag(by: 40, 80, in: 0.1)
      return swipe
    },
    WhyScene("a short drag", "less than panHysteresis 10", cure: nil) { stage, _ in
      let pan = stage.add(UIPanGestureRecognizer(), named: "wanted")
      finger(stage).drag(by: 8, 0)
      return pan
    },
    WhyScene(
      "a drag of one where two are needed", "1 of the 2 fingers",
      cure: "use as many fingers as it needs"
    ) { stage, isCured in
      let pan = stage.add(UIPanGestureRecognizer(), named: "wanted")
      pan.minimumNumberOfTouches = isCured ? 1 : 2
      finger(stage).drag(by: 50, 0)
      return pan
    },
    WhyScene("a drag of two where one is allowed", "2 fingers", cure: "allow more fingers") {
      stage, isCured in
      let pan = stage.add(UIPanGestureRecognizer(), named: "wanted")
      pan.maximumNumberOfTouches = isCured ? 2 : 1
      let (a, b) = (finger(stage), finger(stage, 150))
      stage.together { _ = (a.down(), b.down()) }
      stage.together { _ = (a.move(by: 50, 0), b.move(by: 50, 0)) }
      stage.together { _ = (a.up(), b.up()) }
      return pan
    },
    WhyScene(
      "a press that is short", "less than minimumPressDuration 0.5",
      cure: "lower minimumPressDuration"
    ) { stage, isCured in
      let press = stage.add(UILongPressGestureRecognizer(), named: "wanted")
      if isCured { press.minimumPressDuration = 0.2 }
      finger(stage).longPress(0.3)
      return press
    },
    WhyScene(
      "a press that moves", "more than allowableMovement 10", cure: "raise allowableMovement"
    ) { stage, isCured in
      let press = stage.add(UILongPressGestureRecognizer(), named: "wanted")
      if isCured { press.allowableMovement = 40 }
      finger(stage).down().move(by: 20, 0, in: 0.1).hold(1).up()
      return press
    },
    WhyScene(
      "a pinch of one", "1 of the 2 fingers it needs", cure: "use as many fingers as it needs"
    ) { stage, isCured in
      let pinch = stage.add(UIPinchGestureRecognizer(), named: "wanted")
      let b = finger(stage, 150)
      if isCured { b.down() }
      finger(stage).drag(by: 50, 0)
      return pinch
    },
    WhyScene("a small pinch", "less than pinchHysteresis 8", cure: nil) { stage, _ in
      let pinch = stage.add(UIPinchGestureRecognizer(), named: "wanted")
      let (a, b) = (finger(stage), finger(stage, 150))
      stage.together { _ = (a.down(), b.down()) }
      b.move(by: 5, 0)
      stage.together { _ = (a.up(), b.up()) }
      return pinch
    },
    WhyScene(
      "a small turn",
      "lifted after a turn of 0.04 rad, less than rotationHysteresis 0.1",
      cure: nil
    ) { stage, _ in
      let turn = stage.add(UIRotationGestureRecognizer(), named: "wanted")
      let (a, b) = (finger(stage), finger(stage, 150))
      stage.together { _ = (a.down(), b.down()) }
      b.move(by: 0, 4)
      stage.together { _ = (a.up(), b.up()) }
      return turn
    },
    WhyScene(
      "an edge pan from the middle",
      "started 100 pt from its nearest edge, more than edgeRegion 20",
      cure: nil
    ) { stage, _ in
      let edge = stage.add(UIScreenEdgePanGestureRecognizer(), named: "wanted")
      edge.edges = .left
      finger(stage, 100, 300).drag(by: 100, 0)
      return edge
    },
    WhyScene(
      "an edge pan without edges",
      "wanted failed at 0.000: it has no edges to start from",
      cure: nil
    ) { stage, _ in
      let edge = stage.add(UIScreenEdgePanGestureRecognizer(), named: "wanted")
      finger(stage, 2, 300).drag(by: 100, 0)
      return edge
    },
    WhyScene("a scroll view that is off", "it is disabled", cure: "set isEnabled = true on wanted")
    { stage, isCured in
      let scrollView = UIScrollView(frame: stage.view.bounds)
      scrollView.contentSize = CGSize(width: 400, height: 3000)
      scrollView.panGestureRecognizer.name = "wanted"
      scrollView.panGestureRecognizer.isEnabled = isCured
      stage.view.addSubview(scrollView)
      finger(stage, 50, 400).drag(by: 0, -100)
      return scrollView.panGestureRecognizer
    },
    WhyScene(
      "a scroll view without room",
      "lifted after moving 100 pt, in directions that can scroll 0 pt, less than panHysteresis 10",
      cure: nil
    ) { stage, _ in
      let scrollView = UIScrollView(frame: stage.view.bounds)
      scrollView.contentSize = CGSize(width: 100, height: 100)
      scrollView.panGestureRecognizer.name = "wanted"
      stage.view.addSubview(scrollView)
      finger(stage, 50, 400).drag(by: 0, -100)
      return scrollView.panGestureRecognizer
    },
    WhyScene(
      "a remote's other button", "its allowedPressTypes have not 4",
      cure: "add 4 to allowedPressTypes"
    ) { stage, isCured in
      let tap = tap(stage)
      tap.allowedPressTypes = isCured ? [4] : [5]
      stage.press(.select)
      return tap
    },
  ]

  nonisolated private static let relations: [WhyScene] = [
    WhyScene(
      "a button under a tap", "Button said no",
      cure: "let Button answer true to gestureRecognizerShouldBegin"
    ) { stage, isCured in
      let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      button.isWilling = isCured
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      stage.view.addSubview(button)
      defer { finger(stage).tap() }
      return tap(stage)
    },
    WhyScene(
      "a delegate says no", "its delegate said no (gestureRecognizerShouldBegin",
      cure: "let its delegate answer true"
    ) { stage, isCured in
      let tap = tap(stage)
      delegate(tap).begins = { _ in isCured }
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "a view says no", "inner said no (gestureRecognizerShouldBegin", cure: "let inner answer true"
    ) { stage, isCured in
      let shy = Shy()
      shy.isShy = !isCured
      let tap = tap(stage, box("inner", in: stage.view, as: shy))
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "the view under the finger says no", "inner said no (gestureRecognizerShouldBegin",
      cure: "let inner answer true"
    ) { stage, isCured in
      let shy = Shy()
      shy.isShy = !isCured
      _ = box("inner", in: stage.view, as: shy)
      defer { finger(stage).tap() }
      return tap(stage)
    },
    WhyScene(
      "a deeper one wins", "because deep began (first in rank)",
      cure: "let one of the delegates answer true"
    ) { stage, isCured in
      let pan = stage.add(UIPanGestureRecognizer(), named: "wanted")
      stage.add(UIPanGestureRecognizer(), to: box("inner", in: stage.view), named: "deep")
      if isCured { delegate(pan).both = { _, _ in true } }
      finger(stage).drag(by: 50, 0)
      return pan
    },
    WhyScene(
      "the outer tap under an inner one", "because deep was recognized",
      cure: "let one of the delegates answer true"
    ) { stage, isCured in
      let tap = tap(stage)
      stage.add(UITapGestureRecognizer(), to: box("inner", in: stage.view), named: "deep")
      if isCured { delegate(tap).both = { _, _ in true } }
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "a tap that becomes a press", "because press began",
      cure: "let one of the delegates answer true"
    ) { stage, isCured in
      let tap = tap(stage)
      stage.add(UILongPressGestureRecognizer(), named: "press")
      if isCured { delegate(tap).both = { _, _ in true } }
      finger(stage).longPress(0.6)
      return tap
    },
    WhyScene(
      "a pan that waits for a swipe",
      "because swipe was recognized (while it waited)|wanted also requires swipe to fail",
      cure: "drop wanted.require(toFail: swipe), and let one"
    ) { stage, isCured in
      let pan = stage.add(UIPanGestureRecognizer(), named: "wanted")
      let swipe = stage.add(UISwipeGestureRecognizer(), named: "swipe")
      if isCured { delegate(pan).both = { _, _ in true } } else { pan.require(toFail: swipe) }
      finger(stage).flick(.right)
      return pan
    },
    WhyScene(
      "two pans of which one waits",
      "because other began (first in rank)|wanted also requires other to fail (require(toFail:))",
      cure: "drop wanted.require(toFail: other), and let one"
    ) { stage, isCured in
      let pan = stage.add(UIPanGestureRecognizer(), named: "wanted")
      let other = stage.add(UIPanGestureRecognizer(), named: "other")
      if isCured { delegate(pan).both = { _, _ in true } } else { pan.require(toFail: other) }
      finger(stage).drag(by: 50, 0)
      return pan
    },
    WhyScene(
      "a tap in the interval", "waits until double fails (require(toFail:))",
      cure: "wait until double has decided"
    ) { stage, isCured in
      let tap = tap(stage)
      let double = stage.add(UITapGestureRecognizer(), named: "double")
      double.numberOfTapsRequired = 2
      tap.require(toFail: double)
      finger(stage).tap()
      if isCured { stage.wait(0.5) }
      return tap
    },
    WhyScene(
      "a chain of three", "waits until double fails|double waits until triple fails",
      cure: "take the requirement back"
    ) { stage, isCured in
      let tap = tap(stage)
      let double = stage.add(UITapGestureRecognizer(), named: "double")
      double.numberOfTapsRequired = 2
      let triple = stage.add(UITapGestureRecognizer(), named: "triple")
      triple.numberOfTapsRequired = 3
      if !isCured { tap.require(toFail: double) }
      double.require(toFail: triple)
      finger(stage).tap()
      stage.wait(0.1)
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "a class that prevents", "because other began", cure: "let one of the delegates answer true"
    ) { stage, isCured in
      let other = stage.add(OpinionatedRecognizer(), named: "other")
      let wanted = stage.add(OpinionatedRecognizer(), named: "wanted")
      for one in [other, wanted] { one.on(.moved, become: .began).on(.ended, become: .ended) }
      wanted.prevents = { _ in false }
      if isCured { delegate(wanted).both = { _, _ in true } }
      finger(stage).drag(by: 50, 0)
      return wanted
    },
    WhyScene(
      "a pinch after a pan", "because pan began", cure: "let one of the delegates answer true"
    ) { stage, isCured in
      let pinch = stage.add(UIPinchGestureRecognizer(), named: "wanted")
      stage.add(UIPanGestureRecognizer(), named: "pan")
      if isCured { delegate(pinch).both = { _, _ in true } }
      let (a, b) = (finger(stage), finger(stage, 150))
      a.down().move(by: -20, 0)
      b.down().move(by: 50, 0)
      stage.together { _ = (a.up(), b.up()) }
      return pinch
    },
    WhyScene(
      "a slider under a swipe", "Slider said no",
      cure: "let Slider answer true to gestureRecognizerShouldBegin"
    ) { stage, isCured in
      let slider = Slider(frame: CGRect(x: 0, y: 30, width: 200, height: 40))
      slider.isWilling = isCured
      slider.value = 0
      stage.view.addSubview(slider)
      let swipe = stage.add(UISwipeGestureRecognizer(), named: "wanted")
      finger(stage, 12, 50).flick(.right)
      return swipe
    },
    WhyScene(
      "a finger while another is down", "did not receive touch 2|touch 1 of its own is still down",
      cure: "lift touch 1 before"
    ) { stage, isCured in
      let tap = tap(stage)
      let first = finger(stage, 200).down().move(by: 60, 0)
      if isCured { first.up() }
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "linked with one that has fingers down",
      "it is reset together with outer, whose touch 1 is still down",
      cure: "lift touch 1 before the next finger comes down"
    ) { stage, isCured in
      let outer = stage.add(LoudRecognizer(), named: "outer")
      let inner = stage.add(LoudRecognizer(), to: box("inner", in: stage.view), named: "wanted")
      inner.require(toFail: outer)
      inner.on(.began, become: .failed, .began).on(.ended, become: .ended)
      outer.on(.ended, become: .failed)
      let far = finger(stage, 250).down()
      finger(stage).tap()
      if isCured { far.up() }
      finger(stage).tap()
      return inner
    },
    WhyScene(
      "a finger that the delegate declines", "its delegate said no (shouldReceive)",
      cure: "let its delegate answer true to shouldReceive"
    ) { stage, isCured in
      let tap = tap(stage)
      delegate(tap).receives = { _, _ in isCured }
      finger(stage).tap()
      return tap
    },
    WhyScene(
      "a finger where a pencil is wanted", "its allowedTouchTypes have not 0",
      cure: "add 0 to allowedTouchTypes"
    ) { stage, isCured in
      let tap = tap(stage)
      tap.allowedTouchTypes = isCured ? [0, 2] : [2]
      finger(stage).tap()
      return tap
    },
  ]

  nonisolated private static let ends: [WhyScene] = [
    WhyScene(
      "disabled under the finger", "isEnabled was set to false",
      cure: "disable wanted when it has ended"
    ) { stage, isCured in
      let tap = tap(stage)
      let finger = finger(stage).down()
      tap.isEnabled = isCured
      finger.up()
      return tap
    },
    WhyScene(
      "removed under the finger", "it was removed from its view",
      cure: "remove wanted when it has ended"
    ) { stage, isCured in
      let tap = tap(stage)
      let finger = finger(stage).down()
      if !isCured { stage.view.removeGestureRecognizer(tap) }
      finger.up()
      return tap
    },
    WhyScene("its view leaves", "inner left the window", cure: "keep its view in the window") {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      let tap = tap(stage, inner)
      let finger = finger(stage).down()
      if !isCured { inner.removeFromSuperview() }
      finger.up()
      return tap
    },
    WhyScene("interrupted", "an interruption took all fingers away", cure: nil) { stage, _ in
      let tap = tap(stage)
      finger(stage).down()
      stage.interrupt()
      return tap
    },
    WhyScene("cancelled by its reporter", "whoever reports the fingers took them away", cure: nil) {
      stage, _ in
      let tap = tap(stage)
      finger(stage).down().cancel()
      return tap
    },
    WhyScene("failed by its own code", "assigned by its own code", cure: nil) { stage, _ in
      let wanted = stage.add(LoudRecognizer(), named: "wanted")
      wanted.on(.moved, become: .failed)
      finger(stage).drag(by: 20, 0)
      return wanted
    },
    WhyScene("all ignored", "wanted ignored all that it received, and left", cure: nil) {
      stage, _ in
      let wanted = stage.add(LoudRecognizer(), named: "wanted")
      wanted.on(.began) { recognizer, touches, event in
        for touch in touches { recognizer.ignore(touch, for: event) }
      }
      finger(stage).tap()
      return wanted
    },
    WhyScene("never decided", "wanted is still possible", cure: nil) { stage, _ in
      let wanted = stage.add(LoudRecognizer(), named: "wanted")
      finger(stage).tap()
      return wanted
    },
    WhyScene(
      "waits for one that never decides",
      "waits until lazy fails|lazy is still possible, 2 s after",
      cure: "let lazy assign .failed in touchesEnded"
    ) { stage, isCured in
      let tap = tap(stage)
      let lazy = stage.add(LoudRecognizer(), named: "lazy")
      if isCured { lazy.on(.ended, become: .failed) }
      tap.require(toFail: lazy)
      finger(stage).tap()
      stage.wait(2)
      return tap
    },
    WhyScene("no interaction at all", "input was refused", cure: "let the scene be active") {
      stage, isCured in
      let tap = tap(stage)
      if !isCured { UIApplication.shared.beginIgnoringInteractionEvents() }
      finger(stage).tap()
      if !isCured { UIApplication.shared.endIgnoringInteractionEvents() }
      return tap
    },
  ]
}

extension Stage {
  fileprivate func hasRecognized(_ recognizer: UIGestureRecognizer) -> Bool {
    trace.contains { event in
      guard case .action(let subject, let state) = event.kind else { return false }
      return subject.name == recognizer.name && state != .cancelled
    }
  }
}
