import Foundation
import Touchstone
import TouchstoneTesting

/// One row of the delivery table: fingers come down, move twice, and lift or are cancelled, while
/// recognizers on their view decide at some moment.
struct DeliveryCase {
  /// The moments of a row, in order.
  enum Moment: Int, CaseIterable, Comparable {
    case down, firstMove, secondMove, end, later, latest, never
    static func < (left: Moment, right: Moment) -> Bool { left.rawValue < right.rawValue }
  }

  /// How one recognizer is set up, and what it decides when.
  struct Plan {
    var cancels: Bool
    var delaysBegan: Bool
    var delaysEnded: Bool
    var recognizes: Bool
    var decides: Moment

    static let all: [Plan] = (0..<16).flatMap { bits in
      [Moment.firstMove, .end, .later, .latest].map { moment in
        Plan(
          cancels: bits & 1 != 0, delaysBegan: bits & 2 != 0, delaysEnded: bits & 4 != 0,
          recognizes: bits & 8 != 0, decides: moment)
      }
    }
  }

  var plans: [Plan]
  var isCancelled: Bool
  var fingers: Int

  // MARK: The rules, stated once more

  /// What the view should hear at each moment, from a statement of the rules by times alone.
  ///
  /// Let `shown` be when nobody who delays the beginning is undecided any more, `freed` the same for
  /// the end, and `lost` when the touches are taken away: a recognition that cancels, or the input's
  /// own end. The view hears the beginning at `shown`, every later movement as it comes, and then
  /// either the lift, at `freed`, or that it was cancelled, at `lost`, whichever is first; it hears
  /// nothing at all if the touches are lost by the time they could be shown (DEL-30…53).
  var expected: [String] {
    let shown = firstMoment { $0.delaysBegan }
    let freed = max(.end, shown, firstMoment { $0.delaysEnded })
    let claimed =
      plans.filter { $0.cancels && $0.recognizes && decision(of: $0) == $0.decides }
      .map(\.decides).min() ?? .never
    let lost = isCancelled ? min(claimed, .end) : claimed
    guard shown < lost else { return [] }
    var log = ["view.began \(names)"]
    if shown > .down { log.append("view.moved \(names)") }
    let moves: [Moment] = [.firstMove, .secondMove]
    log += moves.filter { $0 > shown && $0 < lost }.map { _ in "view.moved \(names)" }
    if !isCancelled && freed < lost {
      log.append("view.ended \(names)")
    } else if lost < .never {
      log.append("view.cancelled \(names)")
    }
    return log
  }

  /// When the last of the recognizers with that property has decided.
  private func firstMoment(_ isConcerned: (Plan) -> Bool) -> Moment {
    plans.filter(isConcerned).map(decision).max() ?? .down
  }

  /// Cancelled touches make everybody fail who has not decided.
  private func decision(of plan: Plan) -> Moment {
    isCancelled ? min(plan.decides, .end) : plan.decides
  }

  private var names: String { fingers == 1 ? "a" : "a b" }

  // MARK: The play

  /// What a loud view does hear.
  func play() -> [String] {
    let stage = Stage()
    let view = stage.addLoudView(named: "view")
    view.isMultipleTouchEnabled = true
    let delegate = ScriptedDelegate()
    delegate.both = { _, _ in true }
    for plan in plans {
      let recognizer = LoudRecognizer()
      recognizer.delegate = delegate
      plan.script(recognizer)
      view.addGestureRecognizer(recognizer)
    }
    let touching = (0..<fingers).map { stage.finger(at: CGPoint(x: 50 + 100 * $0, y: 50)) }
    stage.together { for finger in touching { finger.down() } }
    for _ in 1...2 { stage.together { for finger in touching { finger.move(by: 5, 0) } } }
    stage.together {
      for finger in touching { if isCancelled { finger.cancel() } else { finger.up() } }
    }
    stage.wait(1)
    return stage.log.lines
  }
}

extension DeliveryCase.Plan {
  fileprivate func script(_ recognizer: LoudRecognizer) {
    recognizer.cancelsTouchesInView = cancels
    recognizer.delaysTouchesBegan = delaysBegan
    recognizer.delaysTouchesEnded = delaysEnded
    recognizer.on(.cancelled) { recognizer, _, _ in
      recognizer.state = recognizer.state == .possible ? .failed : .cancelled
    }
    switch decides {
    case .firstMove:
      recognizer.on(.moved, become: recognizes ? .began : .failed, nil)
      recognizer.on(.ended, become: recognizes ? .ended : nil)
    case .end: recognizer.on(.ended, become: recognizes ? .ended : .failed)
    default:
      let outcome: UIGestureRecognizer.State = recognizes ? .ended : .failed
      let delay = decides == .later ? 0.5 : 0.6
      recognizer.on(.began) { recognizer, _, _ in
        recognizer.afterSeconds(delay) { [unowned recognizer] in recognizer.state = outcome }
      }
    }
  }
}
