import Foundation
import GestureCore
import Touchstone

/// A remote's button or a keyboard's key, controlled by a test.
@MainActor public final class Button {
  /// The stage that it belongs to.
  public let stage: Stage

  private let id: Int
  private let type: Int
  private let key: KeyStroke?
  private let name: String
  private var isDown = false

  init(stage: Stage, id: Int, type: Int, key: KeyStroke?, name: String) {
    self.name = name
    self.stage = stage
    self.id = id
    self.type = type
    self.key = key
  }

  /// Presses and holds it.
  @discardableResult
  public func down(
    force: Double = 1, file: StaticString = #fileID, line: UInt = #line
  ) -> Button {
    guard stage.allows(!isDown, "\(name) cannot be pressed: it is down", file, line) else {
      return self
    }
    isDown = true
    return report(.began, force)
  }

  /// Changes its force, from 0 to 1.
  @discardableResult
  public func squeeze(
    _ force: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> Button {
    guard stage.allows(isDown, "\(name) cannot be squeezed: it is not down", file, line) else {
      return self
    }
    return report(.changed, force)
  }

  /// Releases it.
  @discardableResult
  public func up(file: StaticString = #fileID, line: UInt = #line) -> Button {
    guard stage.allows(isDown, "\(name) cannot come up: it is not down", file, line) else {
      return self
    }
    isDown = false
    return report(.ended, 0)
  }

  /// Cancels the press, as the system does.
  @discardableResult
  public func cancel(file: StaticString = #fileID, line: UInt = #line) -> Button {
    guard stage.allows(isDown, "\(name) cannot be cancelled: it is not down", file, line) else {
      return self
    }
    isDown = false
    return report(.cancelled, 0)
  }

  /// Advances time.
  @discardableResult
  public func hold(
    _ seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) -> Button {
    stage.wait(seconds, file: file, line: line)
    return self
  }

  /// Presses it, holds it for that many seconds, and releases it.
  @discardableResult
  public func tap(
    holding seconds: TimeInterval = 0.05, file: StaticString = #fileID, line: UInt = #line
  ) -> Button {
    down(file: file, line: line).hold(seconds, file: file, line: line).up(file: file, line: line)
  }

  private func report(_ phase: InputPhase, _ force: Double) -> Button {
    let change = PressChange(id: id, phase: phase, type: type, force: force, key: key)
    stage.note(of: nil) { $0.presses.append(change) }
    return self
  }
}
