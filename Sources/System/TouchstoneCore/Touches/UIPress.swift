import Foundation
import GestureCore

/// One button of a remote or one key of a keyboard, from going down to coming up (API-P01).
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Where a press stands (API-E08).
  nonisolated public enum Phase: Int, Sendable {
    /// The button went down.
    case began = 0
    /// Its force has changed.
    case changed = 1
    /// It is down, and nothing has changed.
    case stationary = 2
    /// The button was let go.
    case ended = 3
    /// The system took the press away.
    case cancelled = 4
  }

  /// Which button it is (API-E09).
  nonisolated public enum PressType: Int, Sendable {
    /// The upper arrow of a remote.
    case upArrow = 0
    /// The lower arrow of a remote.
    case downArrow = 1
    /// The left arrow of a remote.
    case leftArrow = 2
    /// The right arrow of a remote.
    case rightArrow = 3
    /// The button that chooses.
    case select = 4
    /// The button that goes back to the menu.
    case menu = 5
    /// The button that plays and pauses.
    case playPause = 6
    /// The button that goes a page up.
    case pageUp = 30
    /// The button that goes a page down.
    case pageDown = 31
    /// A key of a keyboard that is none of these; `key` says which.
    /// - Note: Differs from UIKit, whose keys have raw values that no case has.
    case key = -1
  }

  /// When the press last changed, in seconds (API-P01).
  public internal(set) var timestamp: TimeInterval
  /// Where the press stands.
  public internal(set) var phase = Phase.began
  /// What the button stands for.
  public var type: PressType { PressType(rawValue: rawType) ?? .key }
  /// 0...1; digital buttons report 0 or 1.
  public internal(set) var force: CGFloat
  /// The key, if it is one of a keyboard.
  public let key: UIKey?
  /// The window that the press goes to.
  public internal(set) var window: UIWindow?
  /// The responder that gets the messages about the press.
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
}
