import Foundation
import GestureCore

@_spi(Kit) extension PointerEvent {
  /// A change of a pointer without touches.
  @_spi(Kit) public enum Change {
    case hover(HoverChange)
    case scroll(ScrollChange)
    case transform(TransformChange)
  }
}

extension PointerEvent.Change {
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

  /// Makes it the last change of its stream, one in which nothing moves.
  mutating func stop(_ phase: InputPhase) {
    setPhase(phase)
    switch self {
    case .hover: break
    case .scroll(var change):
      (change.dx, change.dy) = (0, 0)
      self = .scroll(change)
    case .transform(var change):
      (change.scale, change.rotation) = (1, 0)
      self = .transform(change)
    }
  }

  /// An end counts even if its numbers are nonsense; it then happens where the pointer was.
  mutating func mend(after previous: Self) {
    guard phase.isOver, !isFinite else { return }
    let phase = phase
    self = previous
    stop(phase)
  }

  private var isFinite: Bool {
    switch self {
    case .hover(let change): change.isFinite && change.isInReach
    case .scroll(let change): change.isFinite && change.isInReach
    case .transform(let change): change.isFinite && change.isInReach
    }
  }

  mutating func setPhase(_ phase: InputPhase) {
    switch self {
    case .hover(var change):
      change.phase = phase
      self = .hover(change)
    case .scroll(var change):
      change.phase = phase
      self = .scroll(change)
    case .transform(var change):
      change.phase = phase
      self = .transform(change)
    }
  }
}
