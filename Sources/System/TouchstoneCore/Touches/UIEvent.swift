import Foundation
import GestureCore

/// The touches of one sequence, from the first finger down to the last finger up (STM-20), or
/// another kind of input.
///
/// One object serves a whole sequence and is changed in place; do not keep it (API-V11).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event (API-E04).
  nonisolated public enum EventType: Int, Sendable {
    /// Touches of fingers, pencils or a pointer with a button down.
    case touches = 0
    /// A movement of the device, such as shaking.
    case motion = 1
    /// A command of a headset or another remote control.
    case remoteControl = 2
    /// Presses of buttons of a remote control or of keys.
    case presses = 3
    /// A scroll of a wheel or trackpad.
    case scroll = 10
    /// A movement of a pointer without a button.
    case hover = 11
    /// A pinch or rotation on a trackpad.
    case transform = 14
  }

  /// The motion or the remote control command of an event (API-E05).
  nonisolated public enum EventSubtype: Int, Sendable {
    /// The event has no subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Toggle between play and pause.
    case remoteControlTogglePlayPause = 103
    /// Next track.
    case remoteControlNextTrack = 104
    /// Previous track.
    case remoteControlPreviousTrack = 105
    /// Begin to seek backwards.
    case remoteControlBeginSeekingBackward = 106
    /// End seeking backwards.
    case remoteControlEndSeekingBackward = 107
    /// Begin to seek forwards.
    case remoteControlBeginSeekingForward = 108
    /// End seeking forwards.
    case remoteControlEndSeekingForward = 109
  }

  /// Pointer buttons (API-E06).
  nonisolated public struct ButtonMask: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The primary button, usually the left one.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button, usually the right one.
    public static let secondary = ButtonMask(rawValue: 2)

    /// The mask of a button with a number from 1 on.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...62).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The kind of the event (API-V01).
  open var type: EventType { eventType }
  /// The motion or the remote control command; otherwise `.none` (API-V01).
  open var subtype: EventSubtype { eventSubtype }
  /// The time of the event, in seconds of the input's clock.
  open var timestamp: TimeInterval { stamp.time.seconds }
  /// The modifier keys that were held at the event (API-V03).
  open var modifierFlags: UIKeyModifierFlags { stamp.modifierFlags }
  /// The buttons that were down at the event; at a lift also those that were just released (API-V03,
  /// COR-08).
  open var buttonMask: ButtonMask { stamp.buttonMask }

  let eventType: EventType
  let eventSubtype: EventSubtype

  /// The properties that all input of one moment shares.
  struct Stamp {
    var time = Timestamp.zero
    var modifierFlags: UIKeyModifierFlags = []
    var buttonMask: ButtonMask = []
    /// A number that is unique among the moments of a system.
    var change: UInt64 = 0
  }

  var stamp = Stamp()

  /// A number that is unique among the events of a system.
  private(set) var number: Int
  // No client code runs during a mutation of these: the system retains the touches as well.
  /// All touches of the sequence that are down, or have lifted in the current event.
  @exclusivity(unchecked) final var touchList = TouchList()
  final var touches: [UITouch] { touchList.touches }
  /// The touches that the source reported in this event.
  @exclusivity(unchecked) final var changed: [UITouch] = []
  /// Whether all changed touches are in one window; most events then need no list.
  private var isInOneWindow = false

  /// That window, which the touches retain; `nil` if there are several.
  var onlyWindow: Unretained<UIWindow>? {
    guard isInOneWindow, !changed.isEmpty else { return nil }
    return changed.unretained(at: 0).with { $0.hitWindow.map { Unretained($0) } }
  }

  /// The engine that handles the event; `nil` for an event that client code has made.
  let engine: GestureEngine?

  init(
    type: EventType, subtype: EventSubtype = .none, number: Int = 0,
    engine: GestureEngine? = nil
  ) {
    eventType = type
    eventSubtype = subtype
    self.number = number
    self.engine = engine
    super.init()
  }

  /// Makes an event of no system, for a subclass that overrides its properties (COR-13).
  public override init() {
    eventType = .touches
    eventSubtype = .none
    number = 0
    engine = nil
    super.init()
  }

  nonisolated deinit {}

  var isInPass: Bool { engine.map { Unretained($0) }?.with { $0.isInPass } == true }

  /// Reuses the event for another sequence, as UIKit does (API-V11).
  func startSequence(number: Int) { self.number = number }

  /// Removes the touches, and keeps the memory of the lists.
  func endSequence() {
    touchList.removeAll()
    changed.empty()
  }

  /// Every touch of the sequence, in any window and view, in any phase (API-V04).
  open var allTouches: Set<UITouch>? {
    eventType == .touches || !touches.isEmpty ? Set(touches) : nil
  }

  /// The touches that began in the window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// The touches whose hit view is this very view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// The touches that a recognizer is receiving, without refused and ignored ones; `nil` when its gesture has finished
  /// (API-V07, DEL-64).
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    gesture.receivesInput ? touches { gesture.hasReceived($0) } : nil
  }

  /// All samples of a touch since the previous event, oldest first; the last is a copy of the touch
  /// (API-V08). `nil` for a touch of another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? touch.coalesced() : nil
  }

  /// The predicted locations of a touch (API-V09); `nil` for a touch of another event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? touch.predicted() : nil
  }

  /// The windows of the changed touches, in the touches' order.
  var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for touch in changed {
      if let window = touch.hitWindow, !windows.has(window) { windows.append(window) }
    }
    return windows
  }

  func setChanged(_ touches: consuming [UITouch]) {
    changed = consume touches
    isInOneWindow = true
    guard let window = onlyWindow else { return }
    isInOneWindow = !changed.any { $0.hitWindow.map { !window.isSame(as: $0) } ?? true }
  }

  /// Starts a new moment: touches that lifted in the moment before are removed, and all others are stationary until their
  /// contacts are read.
  func startMoment(_ stamp: Stamp) {
    self.stamp = stamp
    var hasLift = false
    touchList.each { touch in
      if touch.isDown { touch.markStationary() } else { hasLift = true }
    }
    if hasLift { touchList.keep { $0.isDown } }
  }

  @inline(__always)
  func changedTouches(in window: UIWindow) -> [UITouch] {
    if let onlyWindow, onlyWindow.isSame(as: window) { return changed }
    return changed.filter { $0.hitWindow === window }
  }

  private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }
}
