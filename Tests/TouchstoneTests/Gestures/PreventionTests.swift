import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Who keeps whom out")
struct PreventionTests {
  let stage = Stage()
  let a: Finger
  let b: Finger

  init() {
    a = stage.finger(at: CGPoint(x: 50, y: 50))
    b = stage.finger(at: CGPoint(x: 350, y: 50))
  }

  private func recognizer(_ name: String, on view: UIView? = nil) -> OpinionatedRecognizer {
    stage.add(OpinionatedRecognizer(), to: view, named: name)
  }

  /// `first` begins with the first movement, `second` with the second.
  private func firstAndSecond() -> (first: OpinionatedRecognizer, second: OpinionatedRecognizer) {
    let (first, second) = (recognizer("first"), recognizer("second"))
    first.on(.moved, become: .began, .changed)
    second.on(.moved, become: nil, .began, .changed)
    return (first, second)
  }

  private func move(_ times: Int) {
    a.down()
    for _ in 1...times { a.move(by: 5, 0) }
  }

  // MARK: The rule

  nonisolated struct Opinions: CustomTestStringConvertible, CaseIterable {
    var canPrevent: Bool
    var canBePrevented: Bool
    var firstAgrees: Bool
    var secondAgrees: Bool

    static let allCases = (0..<16).map { bits in
      Opinions(
        canPrevent: bits & 1 == 0, canBePrevented: bits & 2 == 0, firstAgrees: bits & 4 != 0,
        secondAgrees: bits & 8 != 0)
    }

    var testDescription: String {
      "can prevent: \(canPrevent), can be prevented: \(canBePrevented), "
        + "first agrees: \(firstAgrees), second agrees: \(secondAgrees)"
    }
  }

  @Test(
    "both classes must allow it, and one delegate's yes undoes it [ARB-02, ARB-06]",
    arguments: Opinions.allCases)
  func rule(_ opinions: Opinions) {
    let (first, second) = firstAndSecond()
    first.prevents = { _ in opinions.canPrevent }
    second.isPrevented = { _ in opinions.canBePrevented }
    let (firsts, seconds) = (ScriptedDelegate(), ScriptedDelegate())
    var asked: Set<String> = []
    firsts.both = { one, other in
      asked.insert("\(one.name ?? "") about \(other.name ?? "")")
      return opinions.firstAgrees
    }
    seconds.both = { one, other in
      asked.insert("\(one.name ?? "") about \(other.name ?? "")")
      return opinions.secondAgrees
    }
    first.delegate = firsts
    second.delegate = seconds
    move(2)
    let classesAllow = opinions.canPrevent && opinions.canBePrevented
    let prevented = classesAllow && !opinions.firstAgrees && !opinions.secondAgrees
    #expect(
      stage.log == ["first began", "first changed"] + (prevented ? [] : ["second began"]))
    #expect(asked.isEmpty == !classesAllow)
    #expect(!prevented || asked == ["first about second", "second about first"])
  }

  @Test("the hooks say yes by themselves [ARB-10]")
  func hooksByDefault() {
    let (one, other) = (UIGestureRecognizer(), UIGestureRecognizer())
    #expect(one.canPrevent(other) && one.canBePrevented(by: other))
  }

  @Test("both see themselves begin before one is kept out [ARB-00, ARB-01]")
  func bothBegin() {
    let (first, second) = (recognizer("first"), recognizer("second"))
    for recognizer in [first, second] {
      recognizer.on(.moved) { [stage] recognizer, _, _ in
        recognizer.state = .began
        stage.log.append("\(recognizer.name ?? "") reads \(recognizer.state)")
      }
    }
    move(1)
    #expect(stage.log == ["second reads began", "first reads began", "second began"])
    #expect(stage.story(of: "first") == ["failed: prevented by second"])
  }

  @Test("a recognizer under way is not stopped by a later one [ARB-14, OPN-10]")
  func laterOne() {
    let (_, second) = firstAndSecond()
    second.isPrevented = { _ in second.state == .possible && second.numberOfTouches == 2 }
    a.down().move(by: 5, 0)
    b.down()
    stage.log = []
    a.move(by: 5, 0).move(by: 5, 0)
    #expect(stage.log == ["first changed", "first changed"])
    #expect(stage.story(of: "second") == ["failed: prevented by first"])
  }

  @Test("what has ended keeps others out until it is reset [ARB-15, DEL-07]")
  func untilReset() {
    let winner = recognizer("winner")
    winner.on(.moved, become: .ended)
    let late = recognizer("late")
    late.on(.moved, become: .began, .changed).on(.ended, become: .ended)
    let delegate = ScriptedDelegate()
    delegate.receives = { _, touch in touch.location(in: nil).x > 200 }
    late.delegate = delegate
    a.down().move(by: 5, 0)
    b.down().move(by: 5, 0).up()
    #expect(stage.log == ["winner ended"])
    #expect(stage.story(of: "late") == ["failed: prevented by winner", "possible: reset"])
    a.up()
    b.down()
    winner.isEnabled = false
    b.move(by: 5, 0).up()
    #expect(stage.log == ["winner ended", "late began", "late ended"])
  }

  // MARK: Ties

  @Test("in one event the deeper view goes first, whenever it was added [ARB-05]")
  func deeperFirst() {
    let inner = stage.addLoudView(named: "view")
    recognizer("inner", on: inner).on(.moved, become: .ended)
    recognizer("outer").on(.moved, become: .ended)
    move(1)
    #expect(stage.log == ["view.began a", "view.cancelled a", "inner ended"])
    #expect(stage.story(of: "outer") == ["failed: prevented by inner"])
  }

  @Test(
    "who prevents one-sidedly goes first, whatever its place [ARB-18]", arguments: [false, true])
  func oneSided(_ weakerAddedLast: Bool) {
    let names = weakerAddedLast ? ["stronger", "weaker"] : ["weaker", "stronger"]
    for name in names {
      recognizer(name).on(.moved, become: .ended).prevents = { _ in name == "stronger" }
    }
    move(1)
    #expect(stage.log == ["stronger ended"])
    #expect(stage.story(of: "weaker") == ["failed: prevented by stronger"])
  }

  @Test("an outer one that prevents goes before an inner one that would not [ARB-18, COR-10]")
  func oneSidedOuter() {
    let inner = stage.addLoudView(named: "view")
    recognizer("inner", on: inner).on(.moved, become: .ended).prevents = { _ in false }
    recognizer("outer").on(.moved, become: .ended)
    move(1)
    #expect(stage.log == ["view.began a", "view.cancelled a", "outer ended"])
    #expect(stage.story(of: "inner") == ["failed: prevented by outer"])
  }

  @Test("who cannot be prevented acts beside the one that is first [ARB-02, ARB-08]")
  func unpreventable() {
    let shy = recognizer("shy")
    shy.isPrevented = { _ in false }
    shy.prevents = { _ in false }
    shy.on(.moved, become: .ended)
    recognizer("first").on(.moved, become: .ended)
    move(1)
    #expect(stage.log.sorted() == ["first ended", "shy ended"])
  }

  // MARK: Scope

  @Test(
    "a view and its ancestor exclude each other with different fingers too [ARB-13]",
    arguments: [false, true])
  func ancestorsWithDifferentFingers(_ outerFirst: Bool) {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(inner)
    recognizer("inner", on: inner).on(.moved, become: .began)
    let outer = recognizer("outer")
    outer.on(.moved, become: .began)
    let delegate = ScriptedDelegate()
    delegate.receives = { _, touch in touch.view !== inner }
    outer.delegate = delegate
    a.down()
    b.down()
    for finger in outerFirst ? [b, a] : [a, b] { finger.move(by: 5, 0) }
    let (winner, loser) = outerFirst ? ("outer", "inner") : ("inner", "outer")
    #expect(stage.log == ["\(winner) began"])
    #expect(stage.story(of: loser) == ["failed: prevented by \(winner)"])
  }

  @Test("siblings leave each other alone, and their delegates are not asked [ARB-13, DEL-17]")
  func siblings() {
    let delegate = ScriptedDelegate()
    delegate.both = { [stage] _, _ in
      stage.log.append("asked")
      return false
    }
    for (name, x) in [("right", 300.0), ("left", 0.0)] {
      let view = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
      stage.view.addSubview(view)
      let recognizer = recognizer(name, on: view)
      recognizer.on(.moved, become: .began)
      recognizer.delegate = delegate
    }
    stage.together { _ = (a.down(), b.down()) }
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
    #expect(stage.log == ["left began", "right began"])
  }

  @Test("a view that is put below its sibling while both are touched belongs to it then [ARB-13]")
  func siblingsNoMore() {
    let (right, left) = (sibling("right", at: 300), sibling("left", at: 0))
    stage.together { _ = (a.down(), b.down()) }
    right.addSubview(left)
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
    expectLeftAlone()
  }

  @Test("a view that goes below its sibling while its own touch is offered belongs to it [ARB-13]")
  func siblingsUntilAsked() {
    let (right, left) = (sibling("right", at: 300), sibling("left", at: 0))
    let delegate = ScriptedDelegate()
    delegate.receives = { _, _ in
      right.addSubview(left)
      return true
    }
    recognizer("asked first", on: left).delegate = delegate
    b.down()
    a.down()
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
    expectLeftAlone()
  }

  @Test("of views without a window, hit by a view's own word, one put below the other is [ARB-13]")
  func siblingsWithoutWindow() {
    let (right, left) = (sibling("right", at: 300), sibling("left", at: 0))
    right.removeFromSuperview()
    left.removeFromSuperview()
    let pointer = PointingView(frame: stage.view.bounds)
    pointer.choice = { $0.x < 150 ? left : right }
    stage.view.addSubview(pointer)
    stage.together { _ = (a.down(), b.down()) }
    right.addSubview(left)
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
    expectLeftAlone()
  }

  private func sibling(_ name: String, at x: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
    stage.view.addSubview(view)
    recognizer(name, on: view).on(.moved, become: .began)
    return view
  }

  private func expectLeftAlone() {
    #expect(stage.log == ["left began"])
    #expect(stage.story(of: "right") == ["failed: prevented by left"])
  }
}

/// Says itself which view is hit, of its own or not.
private final class PointingView: UIView {
  var choice: (CGPoint) -> UIView? = { _ in nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { choice(point) }
}
