import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Why: every cause is reproduced, and every cure is applied")
struct WhyTableTests {
  @Test("each kind of cause has a row")
  func complete() {
    #expect(Set(WhyKind.allCases).subtracting(Self.rows.map(\.kind)) == [])
  }

  @Test("the cause is in the trace, and its cure is offered", arguments: rows.indices)
  func cause(_ index: Int) {
    let row = Self.rows[index]
    let stage = Stage()
    stage.allowsBlocking = true
    let recognizer = row.play(stage, false)
    let kinds = WhyKind.all(in: stage, of: recognizer)
    #expect(kinds.contains(row.kind), "\(row.kind) is not among \(kinds)")
    // A gesture that is cancelled, or recognized late, differs from a cured one in what its row tests.
    if row.cure != nil, ![.touchesCancelled, .waitsForFailure].contains(row.kind) {
      #expect(!isRecognized(recognizer, stage))
    }
    let report: WhyReport = stage.why(recognizer)
    guard let cure = row.cure else {
      #expect(report.cure == nil, "\(row.kind): \(report)")
      return
    }
    #expect(
      report.cure?.hasPrefix(cure) == true, "\(row.kind): \(report.cure ?? "none"); \(report)")
  }

  @Test(
    "the cure has the gesture recognized on the same fingers",
    arguments: rows.indices.filter { rows[$0].cure != nil })
  func cure(_ index: Int) {
    let row = Self.rows[index]
    let stage = Stage()
    stage.allowsBlocking = true
    let recognizer = row.play(stage, true)
    let report: WhyReport = stage.why(recognizer)
    #expect(isRecognized(recognizer, stage), "\(row.kind): \(report)")
  }

  private func isRecognized(_ recognizer: UIGestureRecognizer, _ stage: Stage) -> Bool {
    stage.trace.contains { event in
      guard case .action(let subject, let state) = event.kind else { return false }
      return subject.name == recognizer.name && state != .cancelled
    }
  }

  private static func tap(_ stage: Stage, to view: UIView? = nil) -> UITapGestureRecognizer {
    stage.add(UITapGestureRecognizer(), to: view, named: "wanted")
  }
  private static func pan(_ stage: Stage, to view: UIView? = nil) -> UIPanGestureRecognizer {
    stage.add(UIPanGestureRecognizer(), to: view, named: "wanted")
  }
  private static func press(_ stage: Stage) -> UILongPressGestureRecognizer {
    stage.add(UILongPressGestureRecognizer(), named: "wanted")
  }
  private static func finger(_ stage: Stage, _ x: CGFloat = 50) -> Finger {
    stage.finger(at: CGPoint(x: x, y: 50))
  }
  private static func inner(_ stage: Stage, named name: String = "inner") -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.accessibilityIdentifier = name
    stage.view.addSubview(view)
    return view
  }

  final class Picky: UITapGestureRecognizer {
    var wants = true
    override func shouldReceive(_ event: UIEvent) -> Bool { wants }
  }

  /// Delegates are not kept by recognizers.
  @MainActor private static var delegates: [AnyObject] = []

  private static func delegate(_ recognizer: UIGestureRecognizer) -> ScriptedDelegate {
    let delegate = ScriptedDelegate()
    delegates.append(delegate)
    recognizer.delegate = delegate
    return delegate
  }

  /// Two that recognize at the first movement.
  private static func two(
    _ stage: Stage
  ) -> (wanted: OpinionatedRecognizer, other: OpinionatedRecognizer) {
    let wanted = stage.add(OpinionatedRecognizer(), named: "wanted")
    let other = stage.add(OpinionatedRecognizer(), named: "other")
    return (wanted, other)
  }

  nonisolated private static func required(
    _ rule: WhyKind,
    _ relate:
      @escaping @MainActor (_ wanted: OpinionatedRecognizer, _ other: OpinionatedRecognizer) -> Void
  ) -> WhyRow {
    // The other has not decided: the wanted one waits for it.
    WhyRow(rule, "let other assign .failed in touchesEnded") { stage, isCured in
      let (wanted, other) = two(stage)
      wanted.on(.ended, become: .ended)
      relate(wanted, other)
      if isCured { other.on(.ended, become: .failed) }
      finger(stage).tap()
      return wanted
    }
  }

  nonisolated static let rows: [WhyRow] = [
    WhyRow(.over, "raise allowableMovement") { stage, isCured in
      let press = press(stage)
      if isCured { press.allowableMovement = 30 }
      finger(stage).down().move(by: 15, 0).hold(1).up()
      return press
    },
    WhyRow(.under, "lower minimumPressDuration") { stage, isCured in
      let press = press(stage)
      if isCured { press.minimumPressDuration = 0.2 }
      finger(stage).down().hold(0.3).up()
      return press
    },
    WhyRow(.tooManyFingers, "allow more fingers") { stage, isCured in
      let press = press(stage)
      press.numberOfTouchesRequired = isCured ? 2 : 1
      let (a, b) = (finger(stage), finger(stage, 150))
      stage.together { _ = (a.down(), b.down()) }
      a.hold(1)
      return press
    },
    WhyRow(.tooFewFingers, "use as many fingers") { stage, isCured in
      let pan = pan(stage)
      pan.minimumNumberOfTouches = isCured ? 1 : 2
      finger(stage).down().move(by: 40, 0).up()
      return pan
    },
    WhyRow(.fingersLate, "let the fingers come down closer together") { stage, isCured in
      let tap = tap(stage)
      tap.numberOfTouchesRequired = 2
      let (a, b) = (finger(stage), finger(stage, 150))
      a.down().hold(isCured ? 0.1 : 0.5)
      b.down()
      stage.together { _ = (a.up(), b.up()) }
      return tap
    },
    WhyRow(.prevented, "let one of the delegates answer true") { stage, isCured in
      let pan = pan(stage)
      stage.add(UIPanGestureRecognizer(), named: "winner")
      if isCured { delegate(pan).both = { _, _ in true } }
      finger(stage).drag(by: 40, 0)
      return pan
    },
    WhyRow(.requirementRecognized, "take the requirement back") { stage, isCured in
      let pan = pan(stage)
      let other = stage.add(UIPanGestureRecognizer(), named: "other")
      delegate(pan).both = { _, _ in true }
      if !isCured { pan.require(toFail: other) }
      finger(stage).drag(by: 40, 0)
      return pan
    },
    WhyRow(.deadlock, "take one of the requirements back") { stage, isCured in
      let (wanted, other) = two(stage)
      other.on(.ended, become: .failed)
      wanted.on(.ended, become: .ended)
      if !isCured {
        other.on(.ended, become: .ended)
        wanted.require(toFail: other)
      }
      other.require(toFail: wanted)
      finger(stage).tap()
      return isCured || stage.story(of: "wanted").contains { $0.contains("which waited") }
        ? wanted : other
    },
    WhyRow(.vetoed, "let its delegate answer true") { stage, isCured in
      let tap = tap(stage)
      delegate(tap).begins = { _ in isCured }
      finger(stage).tap()
      return tap
    },
    WhyRow(.keptByContent, "answer true from touchesShouldCancel(in:") { stage, isCured in
      final class Willing: UIScrollView {
        override func touchesShouldCancel(in view: UIView) -> Bool { true }
      }
      let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      let scrollView = isCured ? Willing(frame: frame) : UIScrollView(frame: frame)
      scrollView.contentSize = CGSize(width: 200, height: 800)
      scrollView.panGestureRecognizer.name = "wanted"
      scrollView.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      stage.view.addSubview(scrollView)
      finger(stage).down().hold(0.5).move(by: 0, -60).up()
      return scrollView.panGestureRecognizer
    },
    WhyRow(.keptByContent, "set canCancelContentTouches = true") { stage, isCured in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      scrollView.contentSize = CGSize(width: 200, height: 800)
      scrollView.canCancelContentTouches = isCured
      scrollView.panGestureRecognizer.name = "wanted"
      scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      stage.view.addSubview(scrollView)
      finger(stage).down().hold(0.5).move(by: 0, -60).up()
      return scrollView.panGestureRecognizer
    },
    WhyRow(.touchesCancelled, "treat .cancelled like .ended") { stage, isCured in
      let pan = pan(stage)
      var isDropped = false
      pan.touchstone.addAction { pan in
        isDropped = pan.state == .ended || isCured && pan.state == .cancelled
      }
      finger(stage).down().move(by: 40, 0)
      stage.interrupt()
      #expect(isDropped == isCured)
      return pan
    },
    WhyRow(.disabled, "disable wanted when it has ended") { stage, isCured in
      let tap = tap(stage)
      let finger = finger(stage).down()
      if !isCured { tap.isEnabled = false }
      finger.up()
      return tap
    },
    WhyRow(.removed, "remove wanted when it has ended") { stage, isCured in
      let tap = tap(stage)
      let finger = finger(stage).down()
      if !isCured { stage.view.removeGestureRecognizer(tap) }
      finger.up()
      return tap
    },
    WhyRow(.viewLeft, "keep its view in the window") { stage, isCured in
      let inner = inner(stage)
      let tap = tap(stage, to: inner)
      let finger = finger(stage).down()
      if !isCured { inner.removeFromSuperview() }
      finger.up()
      return tap
    },
    WhyRow(.nothingLeft, nil) { stage, _ in
      let wanted = stage.add(LoudRecognizer(), named: "wanted")
      wanted.on(.began, become: .began)
      finger(stage).tap()
      return wanted
    },
    WhyRow(.recognized, nil) { stage, _ in
      let tap = tap(stage)
      finger(stage).tap()
      return tap
    },
    WhyRow(.because, nil) { stage, _ in
      let wanted = stage.add(LoudRecognizer(), named: "wanted")
      wanted.on(.began) { recognizer, _, _ in
        recognizer.setState(.failed, because: .because("it is Monday"))
      }
      finger(stage).tap()
      return wanted
    },
    WhyRow(.assigned, nil) { stage, _ in
      let wanted = stage.add(LoudRecognizer(), named: "wanted")
      wanted.on(.began, become: .failed)
      finger(stage).tap()
      return wanted
    },
    WhyRow(.reset, nil) { stage, _ in
      let tap = tap(stage)
      finger(stage).tap()
      return tap
    },
    WhyRow(.excludedDisabled, "set isEnabled = true on wanted") { stage, isCured in
      let tap = tap(stage)
      tap.isEnabled = isCured
      finger(stage).tap()
      return tap
    },
    WhyRow(.excludedIsOver, "lift touch 1 before the next finger") { stage, isCured in
      let tap = tap(stage)
      let other = finger(stage, 150)
      other.down().move(by: 60, 0)
      if isCured { other.up() }
      finger(stage).tap()
      return tap
    },
    WhyRow(.waitsForInputs, "lift touch 1 before the next finger") { stage, isCured in
      let swipe = stage.add(UISwipeGestureRecognizer(), named: "wanted")
      let other = finger(stage, 150)
      other.down().hold(0.6)
      if isCured { other.up() }
      finger(stage).flick(.right)
      return swipe
    },
    // The other waits for a second tap, and wanted is reset together with it.
    WhyRow(.waitsForUnfinished, "wait until other has finished") { stage, isCured in
      let wanted = stage.add(OpinionatedRecognizer(), named: "wanted")
      let other = stage.add(UITapGestureRecognizer(), named: "other")
      other.numberOfTapsRequired = 2
      wanted.require(toFail: other)
      wanted.on(.moved, become: .failed).on(.ended, become: .ended)
      finger(stage).drag(by: 20, 0)
      if isCured { stage.wait(0.5) }
      finger(stage).tap()
      if isCured { stage.wait(0.5) }
      return wanted
    },
    WhyRow(.waitsForInputsOf, "lift touch 2 before the next finger") { stage, isCured in
      let outer = stage.add(OpinionatedRecognizer(), named: "other")
      let view = inner(stage)
      let wanted = stage.add(OpinionatedRecognizer(), to: view, named: "wanted")
      wanted.require(toFail: outer)
      outer.on(.began, become: nil, .failed)
      wanted.on(.began, become: .failed, .ended)
      let first = finger(stage).down()
      let second = stage.finger(at: CGPoint(x: 250, y: 250)).down()
      first.up()
      if isCured { second.up() }
      finger(stage).tap()
      if !isCured { second.up() }
      return wanted
    },
    WhyRow(.waitsForFailure, "drop wanted.require(toFail: other) if both may act") {
      stage, isCured in
      let (wanted, other) = two(stage)
      if !isCured { wanted.require(toFail: other) }
      wanted.on(.began, become: .began).on(.ended, become: .ended)
      other.on(.ended, become: nil, .failed)
      finger(stage).tap()
      // Without the cure, the gesture begins only when the other one has failed.
      #expect(stage.outline.contains("wanted began") == isCured)
      finger(stage).tap()
      return wanted
    },
    WhyRow(.excludedAddedLate, "add wanted to its view before") { stage, isCured in
      let wanted = UITapGestureRecognizer()
      if isCured { stage.add(wanted, named: "wanted") }
      let finger = finger(stage).down()
      if !isCured { stage.add(wanted, named: "wanted") }
      finger.up()
      return wanted
    },
    WhyRow(.excludedTouchType, "add") { stage, isCured in
      let tap = tap(stage)
      tap.allowedTouchTypes =
        isCured ? [0, 2] : [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      finger(stage).tap()
      return tap
    },
    WhyRow(.excludedOtherTouchType, "set requiresExclusiveTouchType = false") { stage, isCured in
      let tap = tap(stage)
      tap.numberOfTouchesRequired = 2
      tap.requiresExclusiveTouchType = !isCured
      let pencil = stage.pencil(at: CGPoint(x: 150, y: 50)).down()
      let finger = finger(stage).down()
      stage.together { _ = (finger.up(), pencil.up()) }
      return tap
    },
    WhyRow(.excludedPressType, "add") { stage, isCured in
      let tap = tap(stage)
      tap.allowedPressTypes = [
        NSNumber(value: (isCured ? UIPress.PressType.select : .menu).rawValue)
      ]
      stage.press(.select)
      return tap
    },
    WhyRow(.excludedPointerKind, nil) { stage, _ in
      let tap = tap(stage)
      stage.pointer(at: CGPoint(x: 50, y: 50)).enter().scroll(by: 0, 60)
      return tap
    },
    WhyRow(.excludedTouchless, "move a pointer over") { stage, isCured in
      let hover = stage.add(UIHoverGestureRecognizer(), named: "wanted")
      if isCured {
        stage.pointer(at: CGPoint(x: 50, y: 50)).enter()
      } else {
        finger(stage).tap()
      }
      return hover
    },
    WhyRow(.excludedScrollType, "set allowedScrollTypesMask") { stage, isCured in
      let pan = pan(stage)
      pan.allowedScrollTypesMask = isCured ? .all : []
      stage.pointer(at: CGPoint(x: 50, y: 50)).enter().scroll(by: 0, 60)
      return pan
    },
    WhyRow(.excludedEvent, "let its class answer true") { stage, isCured in
      let tap = stage.add(Picky(), named: "wanted")
      tap.wants = isCured
      finger(stage).tap()
      return tap
    },
    WhyRow(.excludedDeclined, "let its delegate answer true to shouldReceive") { stage, isCured in
      let tap = tap(stage)
      delegate(tap).receives = { _, _ in isCured }
      finger(stage).tap()
      return tap
    },
    WhyRow(.missedHidden, "show inner") { stage, isCured in
      let inner = inner(stage)
      inner.isHidden = !isCured
      let tap = tap(stage, to: inner)
      finger(stage).tap()
      return tap
    },
    WhyRow(.missedTransparent, "raise the alpha of inner above 0.01") { stage, isCured in
      let inner = inner(stage)
      inner.alpha = isCured ? 0.02 : 0.01
      let tap = tap(stage, to: inner)
      finger(stage).tap()
      return tap
    },
    WhyRow(.missedUserInteractionDisabled, "set isUserInteractionEnabled = true on outer") {
      stage, isCured in
      let outer = inner(stage, named: "outer")
      outer.isUserInteractionEnabled = isCured
      let inside = UIView(frame: outer.bounds)
      inside.accessibilityIdentifier = "inside"
      outer.addSubview(inside)
      let tap = tap(stage, to: inside)
      finger(stage).tap()
      return tap
    },
    WhyRow(.missedAnimated, "add .allowUserInteraction") { stage, isCured in
      let inner = inner(stage)
      let tap = tap(stage, to: inner)
      UIView.animate(
        withDuration: 0.5, delay: 0, options: isCured ? [.allowUserInteraction] : [],
        animations: { inner.alpha = 0.5 }, completion: nil)
      finger(stage).tap()
      // The animation is over when the question is asked.
      stage.wait(1)
      return tap
    },
    WhyRow(.missedAnimated, "add .allowUserInteraction to the options of the animation of outer") {
      stage, isCured in
      let outer = inner(stage, named: "outer")
      let inside = UIView(frame: outer.bounds)
      outer.addSubview(inside)
      let tap = tap(stage, to: inside)
      UIView.animate(
        withDuration: 0.5, delay: 0, options: isCured ? [.allowUserInteraction] : [],
        animations: { outer.alpha = 0.5 }, completion: nil)
      finger(stage).tap()
      stage.wait(1)
      return tap
    },
    WhyRow(.missedFlattened, "give inner a transform that has an inverse") { stage, isCured in
      let inner = inner(stage)
      inner.transform = CGAffineTransform(scaleX: isCured ? 1 : 0, y: 1)
      let tap = tap(stage, to: inner)
      finger(stage).tap()
      return tap
    },
    WhyRow(.missedOutside, "make small large enough") { stage, isCured in
      let small = inner(stage, named: "small")
      small.frame.size = isCured ? CGSize(width: 200, height: 200) : CGSize(width: 20, height: 20)
      let inside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      inside.accessibilityIdentifier = "inside"
      small.addSubview(inside)
      let tap = tap(stage, to: inside)
      finger(stage).tap()
      return tap
    },
    WhyRow(.preventedUndecided, "let one of the delegates") { stage, isCured in
      let wanted = stage.add(UISwipeGestureRecognizer(), named: "wanted")
      stage.add(UIPanGestureRecognizer(), named: "winner")
      if isCured { delegate(wanted).both = { _, _ in true } }
      finger(stage).drag(by: 150, 0, in: 0.1)
      return wanted
    },
    WhyRow(.preventedRank, "let one of the delegates") { stage, isCured in
      let pan = pan(stage)
      stage.add(UIPanGestureRecognizer(), named: "winner")
      if isCured { delegate(pan).both = { _, _ in true } }
      finger(stage).drag(by: 40, 0)
      return pan
    },
    WhyRow(.preventedOneSided, "let one of the delegates") { stage, isCured in
      let (other, wanted) = (
        stage.add(OpinionatedRecognizer(), named: "other"),
        stage.add(OpinionatedRecognizer(), named: "wanted")
      )
      for one in [wanted, other] { one.on(.moved, become: .began).on(.ended, become: .ended) }
      wanted.prevents = { _ in false }
      if isCured { delegate(wanted).both = { _, _ in true } }
      finger(stage).drag(by: 40, 0)
      return wanted
    },
    WhyRow(.preventedWaiting, "let one of the delegates") { stage, isCured in
      let third = stage.add(LoudRecognizer(), named: "third")
      third.on(.ended, become: .failed)
      let (wanted, other) = two(stage)
      wanted.on(.began, become: .began).on(.ended, become: .ended)
      other.on(.moved, become: nil, .began).on(.ended, become: .ended)
      wanted.require(toFail: third)
      if isCured { delegate(wanted).both = { _, _ in true } }
      finger(stage).down().move(by: 20, 0).move(by: 20, 0).up()
      return wanted
    },
    // Being simultaneous is not enough for one that requires the winner to fail, whether it was held by then or not.
    WhyRow(.preventedWaiting, "drop wanted.require(toFail: double), and let one") {
      stage, isCured in
      let tap = tap(stage)
      let double = stage.add(UITapGestureRecognizer(), named: "double")
      double.numberOfTapsRequired = 2
      if isCured { delegate(tap).both = { _, _ in true } } else { tap.require(toFail: double) }
      finger(stage).doubleTap()
      return tap
    },
    WhyRow(.preventedUndecided, "drop wanted.require(toFail: press), and let one") {
      stage, isCured in
      let tap = tap(stage)
      let press = stage.add(UILongPressGestureRecognizer(), named: "press")
      if isCured { delegate(tap).both = { _, _ in true } } else { tap.require(toFail: press) }
      finger(stage).longPress(0.6)
      return tap
    },
    WhyRow(.preventedUnderWay, "let one of the delegates") { stage, isCured in
      let (wanted, other) = two(stage)
      other.on(.began, become: .began).on(.ended, become: .ended)
      let inside = inner(stage)
      inside.addGestureRecognizer(wanted)
      wanted.on(.moved, become: .began).on(.ended, become: .ended)
      if isCured { delegate(wanted).both = { _, _ in true } }
      // The other has begun when the second finger brings the wanted one in.
      let first = finger(stage, 250).down()
      finger(stage).down().move(by: 20, 0).up()
      first.up()
      return wanted
    },
    required(.requireToFail) { $0.require(toFail: $1) },
    required(.delegateRequires) { wanted, _ in delegate(wanted).waitsFor = { _, _ in true } },
    required(.delegateRequired) { _, other in delegate(other).isAwaitedBy = { _, _ in true } },
    required(.classRequires) { wanted, _ in wanted.waitsFor = { _ in true } },
    required(.classRequired) { _, other in other.isAwaited = { _ in true } },
  ]
}
