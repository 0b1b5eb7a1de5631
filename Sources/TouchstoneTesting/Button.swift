import Foundation
import Touchstone

/// A button of a remote or a key of a keyboard that does as it is told.
@MainActor public final class Button {
  public let stage: Stage

  private let id: Int
  private let type: Int
  private let key: KeyStroke?
  private var isDown = false

  init(stage: Stage, id: Int, type: Int, key: KeyStroke?) {
    self.stage = stage
    self.id = id
    self.type = type
    self.key = key
  }

  @discardableResult
  public func down(force: Double = 1) -> Button {
    precondition(!isDown, "button \(id) is already down")
    isDown = true
    return report(.began, force)
  }

  /// Changes how hard it is pressed, from 0 to 1.
  @discardableResult
  public func squeeze(_ force: Double) -> Button {
    precondition(isDown, "button \(id) cannot be squeezed: it is not down")
    return report(.changed, force)
  }

  @discardableResult
  public func up() -> Button {
    precondition(isDown, "button \(id) cannot come up: it is not down")
    isDown = false
    return report(.ended, 0)
  }

  @discardableResult
  public func cancel() -> Button {
    precondition(isDown, "button \(id) cannot be cancelled: it is not down")
    isDown = false
    return report(.cancelled, 0)
  }

  @discardableResult
  public func hold(_ seconds: TimeInterval) -> Button {
    stage.wait(seconds)
    return self
  }

  @discardableResult
  public func tap(holding seconds: TimeInterval = 0.05) -> Button {
    down().hold(seconds).up()
  }

  private func report(_ phase: InputPhase, _ force: Double) -> Button {
    let change = PressChange(id: id, phase: phase, type: type, force: force, key: key)
    stage.note(of: nil) { $0.presses.append(change) }
    return self
  }
}
