import Foundation
import GestureCore

/// Follows a pointer or pencil that hovers above its view, while no button is down.
///
/// ```
/// possible ─the pointer enters─▶ began
/// began | changed ─it moves inside─▶ changed
/// began | changed ─it leaves─▶ ended
/// began | changed ─the system cancels it─▶ cancelled
/// ```
/// It receives no touches (HOV-01).
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  // MARK: Result

  /// Height above the surface, from 0 to the sensor's greatest at 1 (HOV-03).
  open private(set) var zOffset: CGFloat = 0
  /// The angle between the pencil and the surface, in radians; 0 for devices that do not report it
  /// (HOV-05).
  open private(set) var altitudeAngle: CGFloat = 0
  /// The rotation of the pencil about its own axis, in radians; 0 for devices that do not report it
  /// (HOV-05).
  open private(set) var rollAngle: CGFloat = 0

  /// The direction in which the pencil leans, in radians, in a view's coordinates.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }

  /// The direction in which the pencil leans, as a vector of length 1 in the coordinates of the view, or
  /// of the window for `nil`.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let direction = convertVectorFromScene(CGPoint(x: cos(azimuth), y: sin(azimuth)), to: view)
    let length = direction.length
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: direction.x / length, dy: direction.y / length)
  }

  open override var numberOfTouches: Int { isInside ? 1 : 0 }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(isInside && touchIndex == 0, "there is no touch \(touchIndex) in a hover")
    return location(in: view)
  }

  // MARK: Progress

  private var azimuth: CGFloat = 0
  private var isInside: Bool { state.isUnderWay }

  // MARK: Pointer

  /// Declines touches, so that it does not withhold their ends from views.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  override func receivesPointer(_ change: PointerEvent.Change) -> Bool {
    guard case .hover(let hover) = change else { return false }
    return allowedTouchTypes.contains { $0.intValue == hover.kind.rawValue }
  }

  override func exclusion(from change: PointerEvent.Change) -> Exclusion {
    guard case .hover(let hover) = change else { return .pointerKind }
    return .touchType(hover.kind.rawValue)
  }

  override var isTouchless: Bool { true }

  override func pointerChanged(_ change: PointerEvent.Change) {
    guard case .hover(let hover) = change else { return }
    zOffset = hover.zOffset
    altitudeAngle = hover.altitudeAngle
    azimuth = hover.azimuthAngle
    rollAngle = hover.rollAngle
    switch hover.phase {
    case .began, .changed:
      if state.isUnderWay {
        state = .changed
      } else {
        setState(.began, because: .recognized("the pointer came inside"))
      }
    case .ended:
      setState(state.isUnderWay ? .ended : .failed, because: .recognized("the pointer left"))
    case .cancelled: cancelOrFail()
    }
  }

  // MARK: Reset

  open override func reset() {
    super.reset()
    zOffset = 0
  }

  // MARK: Prevention

  /// Hovering and touches are independent of each other (HOV-04).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool { false }
  nonisolated deinit {}
}
