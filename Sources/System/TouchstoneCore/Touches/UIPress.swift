import Foundation
import GestureCore

/// The press of a button of a remote control or of a key, from going down to coming up (API-P01).
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press (API-E08).
  nonisolated public enum Phase: Int, Sendable {
    /// The button went down.
    case began = 0
    /// Its force has changed.
    case changed = 1
    /// The button is down, and nothing has changed.
    case stationary = 2
    /// The button was released.
    case ended = 3
    /// The system cancelled the press.
    case cancelled = 4
  }

  /// The button of a press (API-E09).
  nonisolated public enum PressType: Int, Sendable {
    /// The up arrow of a remote control.
    case upArrow = 0
    /// The down arrow of a remote control.
    case downArrow = 1
    /// The left arrow of a remote control.
    case leftArrow = 2
    /// The right arrow of a remote control.
    case rightArrow = 3
    /// The select button.
    case select = 4
    /// The menu button.
    case menu = 5
    /// The play/pause button.
    case playPause = 6
    /// The page-up button.
    case pageUp = 30
    /// The page-down button.
    case pageDown = 31
    /// A key of a keyboard without a case of its own; see `key`.
    /// - Note: Differs from UIKit, where such keys have raw values without a case.
    case key = -1
  }

  /// The time of the last change, in seconds (API-P01).
  public internal(set) var timestamp: TimeInterval
  /// The phase of the press.
  public internal(set) var phase = Phase.began
  /// The kind of the button.
  public var type: PressType { PressType(rawValue: rawType) ?? .key }
  /// The force, from 0 to 1; digital buttons report 0 or 1.
  public internal(set) var force: CGFloat
  /// The key; `nil` for a button that is not a key.
  public let key: UIKey?
  /// The window that receives the press.
  public internal(set) var window: UIWindow?
  /// The responder that receives the press.
  public internal(set) var responder: UIResponder?

  package let pressID: Int
  let rawType: Int
  let began: Timestamp
  /// The input in the contest, and the engine that has that contest.
  let input: Contest.Input
  let engine: GestureEngine
  /// The messages that are about to be sent to its responder.
  final var dueMessages: TouchDelivery.Messages = []
  var event: UIPressesEvent?

  init(
    _ change: PressChange, at time: Timestamp, in engine: GestureEngine, to window: UIWindow?
  ) {
    self.engine = engine
    self.window = window
    responder = window?.pressTarget
    input = engine.contest.inputs.begin(.press, isExcluded: responder == nil)
    pressID = change.id
    rawType = change.type
    timestamp = time.seconds
    began = time
    force = CGFloat(change.force)
    key = change.key.map { UIKey($0) }
    super.init()
  }

  /// The recognizers that are receiving the press.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    engine.receivers(of: input).filter { $0.receivesInput }
  }

  var isDown: Bool { phase != .ended && phase != .cancelled }
  nonisolated deinit {}
}
