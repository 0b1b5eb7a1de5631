import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// What is said of recognizers before any finger came.
@Suite struct ConflictTests {
  let stage = Stage()

  private var conflicts: [GestureConflict] { stage.scene.touchSystem.conflicts() }

  /// Severity, rule and names alone.
  private var found: [String] {
    conflicts.map { "\($0.severity) \($0.rule) \($0.recognizers.joined(separator: " "))" }
  }

  @Test("a scene in which nobody is in anybody's way is left alone")
  func peace() {
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.add(UILongPressGestureRecognizer(), named: "press")
    let two = stage.add(UISwipeGestureRecognizer(), named: "left")
    two.direction = .left
    stage.add(UISwipeGestureRecognizer(), named: "right")
    #expect(conflicts == [])
  }

  @Test("a tap that does not wait for a double tap [FAI-01, ARB-11]")
  func doubleTap() {
    let single = stage.add(UITapGestureRecognizer(), named: "single")
    let double = stage.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    #expect(
      conflicts.map(\.description) == [
        "warning: single is recognized at the first of the taps that double needs; cure: call "
          + "single.require(toFail: double); it then comes 0.35 s later"
      ])
    #expect(found == ["warning tapInDoubleTap single double"])
    single.require(toFail: double)
    #expect(conflicts == [])
  }

  @Test("the same on the view above; on a view beside nobody minds")
  func doubleTapAbove() {
    let inner = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), named: "inner")
    let beside = stage.addLoudView(
      frame: CGRect(x: 60, y: 0, width: 50, height: 50), named: "beside")
    stage.add(UITapGestureRecognizer(), to: inner, named: "single")
    let double = stage.add(UITapGestureRecognizer(), to: beside, named: "double")
    double.numberOfTapsRequired = 2
    #expect(found == [])
    stage.view.addGestureRecognizer(double)
    #expect(found == ["warning tapInDoubleTap single double"])
  }

  @Test("a pan over a swipe, unless it waits or a delegate lets both [PAN-02, SWP-04]")
  func panOverSwipe() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    let swipe = stage.add(UISwipeGestureRecognizer(), named: "swipe")
    #expect(
      conflicts.map(\.description) == [
        "warning: pan begins after 10 pt and prevents swipe, which needs about 50 pt; cure: call "
          + "pan.require(toFail: swipe), or let one of the delegates answer true to "
          + "shouldRecognizeSimultaneouslyWith"
      ])
    let delegate = ScriptedDelegate()
    delegate.both = { _, _ in true }
    swipe.delegate = delegate
    #expect(found == [])
    delegate.both = { _, _ in false }
    #expect(found == ["warning panOverSwipe pan swipe"])
    delegate.isAwaitedBy = { _, other in other === pan }
    #expect(found == [])
  }

  @Test("a swipe that waits for a pan; for other fingers nobody minds [FAI-02]")
  func swipeBehindPan() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    let swipe = stage.add(UISwipeGestureRecognizer(), named: "swipe")
    swipe.require(toFail: pan)
    #expect(found == ["warning swipeBehindPan pan swipe"])
    pan.maximumNumberOfTouches = 1
    swipe.numberOfTouchesRequired = 2
    #expect(found == [])
  }

  @Test("two of a kind: of one view a warning, of nested views a note [ARB-05]")
  func sameGesture() {
    let inner = stage.addLoudView(named: "inner")
    stage.add(UIPanGestureRecognizer(), named: "older")
    stage.add(UIPanGestureRecognizer(), named: "newer")
    #expect(found == ["warning sameGesture newer older"])
    stage.add(UIPanGestureRecognizer(), to: inner, named: "deep")
    #expect(
      found == [
        "warning sameGesture newer older", "note sameGesture deep older",
        "note sameGesture deep newer",
      ])
  }

  @Test("of two presses the shorter one wins, whichever is newer [LPR-03]")
  func presses() {
    let short = stage.add(UILongPressGestureRecognizer(), named: "short")
    short.minimumPressDuration = 0.3
    stage.add(UILongPressGestureRecognizer(), named: "long")
    #expect(found == ["warning sameGesture short long"])
  }

  @Test("a pan that is first in rank beside one from the edge [EDG-03]")
  func edge() {
    let edge = stage.add(UIScreenEdgePanGestureRecognizer(), named: "edge")
    edge.edges = .left
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    #expect(found == ["warning panOverEdgePan pan edge"])
    pan.require(toFail: edge)
    #expect(found == [])
    edge.edges = []
    #expect(found == ["error takesNothing edge"])
  }

  @Test("what two fingers do at once, a press and a pan, a tap and a pan: notes [PIN-05, LPR-03]")
  func notes() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.add(UIPinchGestureRecognizer(), named: "pinch")
    stage.add(UILongPressGestureRecognizer(), named: "press")
    stage.add(UITapGestureRecognizer(), named: "tap")
    #expect(
      found == [
        "note transformsApart pinch pan", "note pressAndPan press pan", "note tapBesidePan pan tap",
      ])
    pan.maximumNumberOfTouches = 1
    stage.scene.touchSystem.tuning.panHysteresis = 50
    #expect(found == ["note pressAndPan press pan"])
  }

  @Test("a circle of requirements is told once [FAI-11]")
  func cycle() {
    let taps = ["a", "b", "c"].map { name in
      let tap = stage.add(UITapGestureRecognizer(), named: name)
      return tap
    }
    for (index, tap) in taps.enumerated() { tap.require(toFail: taps[(index + 1) % 3]) }
    let cycle = conflicts.filter { $0.severity == .error }
    #expect(
      cycle.map(\.sentence) == [
        "a waits for b waits for c waits for a: with all fingers up the last in rank fails"
      ])
  }

  @Test("requirements on recognizers that never take part [FAI-08]")
  func idleRequirements() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    let homeless = UISwipeGestureRecognizer()
    homeless.name = "homeless"
    tap.require(toFail: homeless)
    let second = UIWindow(windowScene: stage.scene)
    let far = stage.add(UISwipeGestureRecognizer(), to: second, named: "far")
    tap.require(toFail: far)
    second.isHidden = false
    #expect(
      conflicts.map(\.sentence) == [
        "tap does not wait for homeless, which is on no view",
        "tap does not wait for far, which is in another window",
      ])
  }

  @Test("recognizers on views that cannot be hit [HIT-02, API-W05]")
  func unreachable() {
    let picture = UIImageView(frame: stage.view.bounds)
    picture.accessibilityIdentifier = "picture"
    stage.view.addSubview(picture)
    stage.add(UITapGestureRecognizer(), to: picture, named: "zoom")
    #expect(
      conflicts.map(\.description) == [
        "error: no touch comes to zoom: picture cannot be hit, since its "
          + "isUserInteractionEnabled is false, as it is for image views and labels unless set; "
          + "cure: set isUserInteractionEnabled = true on picture"
      ])
    picture.isUserInteractionEnabled = true
    #expect(found == [])
    stage.view.alpha = 0
    #expect(found == ["warning unreachableView zoom"])
    stage.view.alpha = 1
    picture.isHidden = true
    #expect(found == ["warning unreachableView zoom"])
    picture.isHidden = false
    picture.frame = .zero
    #expect(found == ["warning unreachableView zoom"])
  }

  @Test("recognizers on views that lie outside of what is above them, or are covered [HIT-02]")
  func outOfReach() {
    let card = UIView(frame: CGRect(x: 500, y: 0, width: 100, height: 100))
    card.accessibilityIdentifier = "card"
    stage.view.addSubview(card)
    stage.add(UITapGestureRecognizer(), to: card, named: "tap")
    stage.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    stage.view.accessibilityIdentifier = "table"
    #expect(
      conflicts.map(\.description) == [
        "warning: no touch comes to tap: card lies outside of table, which is hit only inside of its "
          + "bounds; cure: move card, or make table large enough"
      ])
    card.frame.origin.x = 290
    #expect(found == [])
    let cover = UIView(frame: CGRect(x: 280, y: 0, width: 20, height: 200))
    cover.accessibilityIdentifier = "cover"
    stage.view.addSubview(cover)
    #expect(
      conflicts.map(\.description) == [
        "warning: no touch comes to tap: cover covers card; cure: bring card to the front, or set "
          + "isUserInteractionEnabled = false on cover"
      ])
    cover.frame.size.height = 50
    #expect(found == [])
  }

  @Test("what a scroll view can bring, and what lies below a child, can be reached")
  func withinReach() {
    let scroll = UIScrollView(frame: stage.view.bounds)
    stage.view.addSubview(scroll)
    let far = UIView(frame: CGRect(x: 0, y: 5000, width: 50, height: 50))
    scroll.addSubview(far)
    stage.add(UITapGestureRecognizer(), to: far, named: "tap")
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: holder.bounds)
    holder.addSubview(inner)
    stage.view.addSubview(holder)
    stage.add(UISwipeGestureRecognizer(), to: holder, named: "swipe")
    #expect(!found.contains { $0.contains("unreachableView") })
  }

  @Test("one that is disabled is noted and is in nobody's way; one that takes nothing is an error")
  func useless() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.add(UISwipeGestureRecognizer(), named: "swipe")
    pan.isEnabled = false
    #expect(found == ["note takesNothing pan"])
    pan.isEnabled = true
    pan.allowedTouchTypes = []
    #expect(found == ["error takesNothing pan"])
  }

  @Test(
    "a tap on a control, and one above a control that keeps no taps for itself [CRC-01, CRC-02]")
  func controls() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(button)
    #expect(conflicts == [])
    let dial = UIControl(frame: CGRect(x: 60, y: 0, width: 50, height: 50))
    dial.accessibilityIdentifier = "dial"
    stage.view.addSubview(dial)
    #expect(
      conflicts.map(\.description) == [
        "note: tap takes taps from dial, which then sends no .touchUpInside; cure: set "
          + "cancelsTouchesInView = false on tap, or let its delegate decline touches of dial "
          + "(shouldReceive touch)"
      ])
    button.addGestureRecognizer(tap)
    #expect(found == ["warning tapOverControl tap"])
    tap.cancelsTouchesInView = false
    #expect(conflicts == [])
  }

  @Test("a subclass that lets others be is no conflict [ARB-10]")
  func subclass() {
    let kind = stage.add(OpinionatedRecognizer(), named: "kind")
    kind.prevents = { _ in false }
    stage.add(UIPanGestureRecognizer(), named: "pan")
    #expect(conflicts == [])
  }
}
