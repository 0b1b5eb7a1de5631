import Foundation
import GestureCore
import Touchstone

/// Expectations about the touch messages that a view received, checked against the trace.
@MainActor public struct ViewExpectation {
  let stage: Stage
  let view: UIView

  /// Whether it received exactly these phases in this order; consecutive `moved` messages count as
  /// one.
  public func heard(
    _ expected: [UITouch.Phase], file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    var phases: [String] = []
    for event in stage.trace {
      guard case .message(let to, let phase, _) = event.kind, to == label else { continue }
      if phase != .moved || phases.last != "moved" { phases.append("\(phase)") }
    }
    let wanted = expected.map { "\($0)" }
    guard phases != wanted else { return stage.judge(.met, file, line) }
    return stage.judge(
      .failed(
        "\(label) received something else:\n\(LogDifference(expected: wanted, actual: phases))"),
      file, line)
  }

  /// Whether the last touch that landed hit it.
  public func isHit(file: StaticString = #fileID, line: UInt = #line) -> Outcome {
    let last = stage.trace.reversed().lazy.compactMap { event -> (place: CGPoint, view: String?)? in
      guard case .touch(_, .began, let place, let view) = event.kind else { return nil }
      return (place, view)
    }.first
    guard let last else { return stage.judge(.failed("no touch came"), file, line) }
    guard last.view != label else { return stage.judge(.met, file, line) }
    let place = "\(Reason.spell(last.place.x)), \(Reason.spell(last.place.y))"
    return stage.judge(
      .failed("the touch at \(place) hit \(last.view ?? "nothing"), not \(label)"), file, line)
  }

  private var label: String { view.accessibilityIdentifier ?? "\(Swift.type(of: view))" }
}
