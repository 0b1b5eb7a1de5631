import Foundation
import GestureCore

/// One button of a remote or one key of a keyboard, from going down to coming up (API-P01).
@MainActor open class UIPress: NSObject {
  nonisolated public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  nonisolated public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    /// A key of a keyboard that is none of these; `key` says which.
    /// - Note: Differs from UIKit, whose keys have raw values that no case has.
    case key = -1
  }

  public internal(set) var timestamp: TimeInterval
  public internal(set) var phase = Phase.began
  /// What the button stands for.
  public var type: PressType { PressType(rawValue: rawType) ?? .key }
  /// 0...1; digital buttons report 0 or 1.
  public internal(set) var force: CGFloat
  public let key: UIKey?
  public internal(set) var window: UIWindow?
  /// Who hears of the press when no recognizer takes it.
  public internal(set) var responder: UIResponder?

  let pressID: Int
  let rawType: Int
  let began: Timestamp
  var recipients: [UIGestureRecognizer] = []
  var delivery = TouchDelivery()
  var event: UIPressesEvent?

  init(_ change: PressChange, at time: Timestamp) {
    pressID = change.id
    rawType = change.type
    timestamp = time.seconds
    began = time
    force = CGFloat(change.force)
    key = change.key.map { UIKey($0) }
    super.init()
  }

  /// The recognizers that are receiving the press.
  public var gestureRecognizers: [UIGestureRecognizer]? { recipients.filter { $0.isListening } }

  var isDown: Bool { phase != .ended && phase != .cancelled }
}
