import Foundation
import GestureCore

/// The touches of one sequence, from the first finger down to the last finger up (STM-20), or
/// another kind of input.
///
/// One object serves a whole sequence and is changed in place; do not keep it (API-V11).
@MainActor open class UIEvent: NSObject {
  nonisolated public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  nonisolated public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// Pointer buttons (API-E06).
  nonisolated public struct ButtonMask: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)

    /// The mask of a button by its number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...62).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  open var type: EventType { eventType }
  open var subtype: EventSubtype { eventSubtype }
  /// Seconds on the input's own time line.
  open var timestamp: TimeInterval { stamp.time.seconds }
  open var modifierFlags: UIKeyModifierFlags { stamp.modifierFlags }
  open var buttonMask: ButtonMask { stamp.buttonMask }

  let eventType: EventType
  let eventSubtype: EventSubtype

  /// What all input of one moment has in common.
  struct Stamp {
    var time = Timestamp.zero
    var modifierFlags: UIKeyModifierFlags = []
    var buttonMask: ButtonMask = []
    /// A number that no other moment of the same system has.
    var change: UInt64 = 0
  }

  var stamp = Stamp()

  /// A number that no other event of the same system has.
  private(set) var number: Int
  /// Every touch of the sequence that is down or has lifted in this very event.
  var touches: [UITouch] = []
  /// The touches that the source reported in this event.
  var changed: [UITouch] = []
  /// The window, if all touches that changed are in one; most events need no list.
  private(set) var onlyWindow: UIWindow?

  /// Who referees an event of touches; from there each window takes it, without asking its scene.
  let gestures: GestureEnvironment?

  init(
    type: EventType, subtype: EventSubtype = .none, number: Int = 0,
    gestures: GestureEnvironment? = nil
  ) {
    eventType = type
    eventSubtype = subtype
    self.number = number
    self.gestures = gestures
    super.init()
  }

  /// An event of nobody's, for those who make one up by overriding what it says (COR-13).
  public override init() {
    eventType = .touches
    eventSubtype = .none
    number = 0
    gestures = nil
    super.init()
  }

  nonisolated deinit {}

  /// Becomes the event of another sequence. UIKit, too, uses its event again (API-V11).
  func startSequence(number: Int) { self.number = number }

  /// Lets go of the touches, and keeps the memory of the lists.
  func endSequence() {
    var list = touches.take()
    list.empty()
    touches = list
    list = changed.take()
    list.empty()
    setChanged(list)
  }

  /// Every touch of the sequence, in any window and view, in any phase (API-V04).
  open var allTouches: Set<UITouch>? {
    eventType == .touches || !touches.isEmpty ? Set(touches) : nil
  }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// The touches whose hit view is exactly that view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// The touches that a recognizer is receiving: not those kept from it, not those that it ignores,
  /// and none when its gesture is over (API-V07, DEL-64).
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    gesture.isListening ? touches { $0.recipients.has(gesture) } : nil
  }

  /// All samples of a touch since the previous event, oldest first; the last is a copy of the touch
  /// (API-V08). `nil` for a touch of another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? touch.coalesced() : nil
  }

  /// Where the touch will probably be soon (API-V09). `nil` for a touch of another event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? touch.predicted() : nil
  }

  /// The windows that have touches that changed, in the touches' order.
  var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for touch in changed {
      if let window = touch.hitWindow, !windows.has(window) { windows.append(window) }
    }
    return windows
  }

  /// Notes which touches the source reported.
  func setChanged(_ touches: [UITouch], isSame: Bool = false) {
    changed = touches
    if isSame { return }
    onlyWindow = touches.isEmpty ? nil : touches[0].hitWindow
    for index in touches.indices.dropFirst() where touches[index].hitWindow !== onlyWindow {
      onlyWindow = nil
    }
  }

  /// Starts a new moment: touches that lifted in the one before are not of it, and all others rest
  /// until the contrary is known.
  func startMoment(_ stamp: Stamp) {
    self.stamp = stamp
    var hasLift = false
    touches.each { touch in
      if touch.isDown { touch.rest() } else { hasLift = true }
    }
    if hasLift { touches = touches.filter(\.isDown) }
  }

  @inline(__always)
  func changedTouches(in window: UIWindow) -> [UITouch] {
    if onlyWindow === window { return changed }
    return changed.filter { $0.hitWindow === window }
  }

  private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    var found: Set<UITouch> = []
    for touch in touches where isWanted(touch) { found.insert(touch) }
    return found.isEmpty ? nil : found
  }
}
