import Foundation
import GestureCore
import Touchstone

/// A mouse or trackpad controlled by a test: it hovers, presses buttons, scrolls, pinches and
/// rotates.
///
/// With a pressed button it is a contact of its own kind; otherwise it hovers.
@MainActor public final class Pointer {
  /// The stage that it belongs to.
  public let stage: Stage

  private let finger: Finger
  private var isInside = false
  /// Height and angles, for devices that report them.
  public var hover: HoverChange

  init(stage: Stage, location: CGPoint) {
    self.stage = stage
    finger = stage.finger(at: location, kind: .indirectPointer)
    hover = HoverChange(phase: .began, location: location)
  }

  /// Its location in window coordinates.
  public var location: CGPoint { finger.location }

  // MARK: Hovering

  /// Enters the window.
  @discardableResult
  public func enter(file: StaticString = #fileID, line: UInt = #line) -> Pointer {
    guard stage.allows(!isInside, "the pointer cannot enter: it is there", file, line) else {
      return self
    }
    isInside = true
    return reportHover(.began)
  }

  /// Moves to a location in one frame; drags if a button is pressed.
  @discardableResult
  public func move(
    to target: CGPoint, file: StaticString = #fileID, line: UInt = #line
  ) -> Pointer {
    if finger.isDown {
      finger.move(to: target, file: file, line: line)
    } else {
      guard stage.allows(isInside, "the pointer cannot move: it has not entered", file, line) else {
        return self
      }
      finger.jump(to: target)
      stage.wait(1 / stage.frameRate)
      reportHover(.changed)
    }
    return self
  }

  /// Leaves the window.
  @discardableResult
  public func leave(file: StaticString = #fileID, line: UInt = #line) -> Pointer {
    guard stage.allows(isInside, "the pointer cannot leave: it has not entered", file, line) else {
      return self
    }
    isInside = false
    return reportHover(.ended)
  }

  /// Stays at its location for that many seconds.
  @discardableResult
  public func hold(
    _ seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) -> Pointer {
    stage.wait(seconds, file: file, line: line)
    return self
  }

  // MARK: Buttons

  /// Presses and holds buttons.
  @discardableResult
  public func down(
    _ buttons: UIEvent.ButtonMask = .primary, file: StaticString = #fileID, line: UInt = #line
  ) -> Pointer {
    guard stage.allows(!finger.isDown, "the pointer cannot press: it is pressed", file, line) else {
      return self
    }
    stage.together {
      stage.note(of: nil) { $0.buttons = buttons.rawValue }
      finger.down(file: file, line: line)
    }
    return self
  }

  /// Releases the buttons.
  @discardableResult
  public func up(file: StaticString = #fileID, line: UInt = #line) -> Pointer {
    guard stage.allows(finger.isDown, "the pointer cannot let go: it is not pressed", file, line)
    else { return self }
    stage.together {
      stage.note(of: nil) { $0.buttons = 0 }
      finger.up(file: file, line: line)
      if isInside { reportHover(.changed) }
    }
    return self
  }

  /// Presses buttons, holds them for that many seconds, and releases them.
  @discardableResult
  public func click(
    _ buttons: UIEvent.ButtonMask = .primary, holding seconds: TimeInterval = 0.05,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Pointer {
    down(buttons, file: file, line: line).hold(seconds, file: file, line: line)
      .up(file: file, line: line)
  }

  // MARK: Without contact

  /// Scrolls in equal steps, one per frame, by a trackpad or a wheel's clicks.
  @discardableResult
  public func scroll(
    by dx: CGFloat, _ dy: CGFloat, steps: Int = 4, isDiscrete: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Pointer {
    guard stage.allows(steps > 0, "the pointer cannot scroll in \(steps) steps", file, line) else {
      return self
    }
    let part = 1 / CGFloat(steps)
    return stream(steps) { phase, place in
      let moves = phase != .ended
      let change = ScrollChange(
        phase: phase, location: place, dx: moves ? dx * part : 0, dy: moves ? dy * part : 0,
        isDiscrete: isDiscrete)
      return { $0.scroll = change }
    }
  }

  /// Pinches and rotates on a trackpad in equal steps, one per frame.
  @discardableResult
  public func transform(
    scale: CGFloat = 1, rotation: CGFloat = 0, steps: Int = 4,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Pointer {
    guard stage.allows(steps > 0, "the pointer cannot turn in \(steps) steps", file, line) else {
      return self
    }
    return stream(steps) { phase, place in
      let moves = phase != .ended
      let change = TransformChange(
        phase: phase, location: place,
        scale: moves ? pow(scale, 1 / CGFloat(steps)) : 1,
        rotation: moves ? rotation / CGFloat(steps) : 0)
      return { $0.transform = change }
    }
  }

  // MARK: - Private

  private func stream(
    _ steps: Int, _ change: (InputPhase, CGPoint) -> (inout InputFrame) -> Void
  ) -> Pointer {
    for step in 0..<steps {
      stage.note(of: nil, change(step == 0 ? .began : .changed, finger.scriptLocation))
      stage.wait(1 / stage.frameRate)
    }
    stage.note(of: nil, change(.ended, finger.scriptLocation))
    return self
  }

  @discardableResult
  private func reportHover(_ phase: InputPhase) -> Pointer {
    hover.phase = phase
    hover.location = finger.scriptLocation
    let change = hover
    stage.note(of: nil) { $0.hover = change }
    return self
  }
}
