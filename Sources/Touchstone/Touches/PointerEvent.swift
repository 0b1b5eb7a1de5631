import Foundation
import GestureCore

/// Input of a pointer that comes without touches: hovering, scrolling, a trackpad's pinch and turn.
final class PointerEvent: UIEvent {
  enum Change {
    case hover(HoverChange)
    case scroll(ScrollChange)
    case transform(TransformChange)

    var phase: InputPhase {
      switch self {
      case .hover(let change): change.phase
      case .scroll(let change): change.phase
      case .transform(let change): change.phase
      }
    }

    var location: CGPoint {
      switch self {
      case .hover(let change): change.location
      case .scroll(let change): change.location
      case .transform(let change): change.location
      }
    }

    var eventType: UIEvent.EventType {
      switch self {
      case .hover: .hover
      case .scroll: .scroll
      case .transform: .transform
      }
    }
  }

  var change: Change
  /// Where the pointer is; a scroll or transform stays with the view that it began on.
  var view: UIView?
  var window: UIWindow?
  /// Who follows it.
  var audience: [UIGestureRecognizer] = []

  init(_ change: Change, number: Int) {
    self.change = change
    super.init(type: change.eventType, number: number)
  }

  override var windows: [UIWindow] { window.map { [$0] } ?? [] }
}
