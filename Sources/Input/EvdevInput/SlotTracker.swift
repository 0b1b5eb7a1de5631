import GestureCore

/// Converts a touch device's events to contacts.
///
/// Supports the kernel's protocol B (slots), protocol A (all contacts in each frame) and single touch, and detects the protocol
/// from the events:
///
///     undecided ──ABS_MT_SLOT, or a frame with contact axes──▶ slots
///     undecided ──SYN_MT_REPORT without any slot─────────────▶ packets
///     undecided ──a frame without contact axes───────────────▶ single ──contact axes──▶ slots
///
/// `MSC_TIMESTAMP` is ignored: devices reset it when idle and it wraps every 72 minutes, while the kernel's own time is precise
/// enough for gestures.
public struct SlotTracker: Sendable {
  /// The detected protocol.
  enum Mode: Sendable {
    case undecided, slots, packets, single
  }

  /// Faults that were ignored or repaired since the last `takeFaults()`.
  public private(set) var faults: [TrackingFault] = []

  let device: DeviceDescription
  let measure: PanelMeasure
  let usesPressure: Bool
  /// The lowest pressure of a touch on a touchpad; `nil` for other surfaces.
  let lightestTouch: LightestTouch?
  var mode = Mode.undecided
  var keys = FingerKeys()
  var single = SingleTouch()
  /// The last reported hovering stylus; `nil` if none hovers.
  var hover: PenHover?
  var slots: [ContactSlot]
  var currentSlot = 0
  /// Whether the device has slots, by its description or its events.
  var hasSlots: Bool
  /// Whether the first reported contact is the device's first ever; `nil` before the first contact.
  var isNewDevice: Bool?
  /// Whether a slot was selected, which only protocol B does.
  var hasSelectedSlot = false
  var packet = ContactPacket()
  var packets: [ContactPacket] = []
  /// Whether contact sizes are reported, so that 0 is a meaningful value.
  var hasSeenMajor = false
  /// Active contacts, oldest first.
  var live: [LiveContact] = []

  /// Whether a finger drags while the pad is pressed.
  var isDraggingPressed = false

  // State of one frame.
  var changes: [ContactChange] = []
  var lifted: [LiveContact] = []
  /// The frame's change of a hovering stylus.
  var hoverChange: PenHover?
  var arrived: [(origin: LiveContact.Origin, reading: LiveReading)] = []
  /// Whether an axis of a contact was reported.
  var sawContactAxis = false
  /// Whether a key was reported.
  var sawOther = false

  /// The finger count of the last frame, if its changes make positions jump.
  var lastCount = 0
  /// Whether the finger count changed in this frame.
  var isNewBox = false
  /// The movement of the centre of two corner slots in this frame, and the remainder of the division by two.
  var boxShift: (x: Int32, y: Int32)?
  var boxRest: (x: Int32, y: Int32) = (0, 0)
  /// Time of the current frame.
  var now = Timestamp.zero
  /// Time of the previous frame.
  private(set) var lastFrame: Timestamp?

  private var mark = 0
  /// The ID of the next contact.
  package private(set) var nextID: Int
  /// Whether events were lost and the next report has not been reached.
  private var isDiscarding = false
  private let wrappedX: WrappedAxis
  private let wrappedY: WrappedAxis

  /// Creates a tracker for a device. With an empty description, distances between frames are judged by assumed units. Contact
  /// IDs begin at `firstID`.
  public init(device: DeviceDescription = DeviceDescription(), firstID: Int = 0) {
    self.device = device
    nextID = firstID
    measure = PanelMeasure(device)
    wrappedX = WrappedAxis(device.horizontal)
    wrappedY = WrappedAxis(device.vertical)
    usesPressure = device.axes[EvdevCode.mtPressure].map { $0.span > 0 } ?? true
    lightestTouch = LightestTouch(device)
    hasSlots = device.axes[EvdevCode.slot] != nil
    slots = Array(repeating: ContactSlot(), count: hasSlots ? 10 : 1)
  }

  /// Whether there were events since the end of the last report.
  var isWithinReport: Bool { !isDiscarding && (sawContactAxis || sawOther) }

  /// Whether a lift in an unfinished report comes from an event. With protocol A, a finger also lifts by its absence, and it may be
  /// absent only because the report is cut off.
  var reportsLifts: Bool { mode != .packets || keys.isTouching == false }

  /// The number of active contacts.
  public var contactCount: Int { live.count }

  /// Processes an event; returns the frame that it completes, if a contact changed.
  ///
  /// Faults contain `mark`, for example a line number.
  public mutating func receive(_ event: EvdevEvent, mark: Int = 0) -> ContactFrame? {
    take(event, mark: mark) ? takeFrame(at: event.time) : nil
  }

  /// Processes an event and returns whether a frame is complete. This avoids returning an optional frame for each event, which
  /// is large even if it is `nil`.
  package mutating func take(_ event: EvdevEvent, mark: Int) -> Bool {
    self.mark = mark
    if isDiscarding {
      return endOfDropped(event)
    }
    switch event.type {
    case EvdevCode.abs:
      takeAxis(event.code, event.value)
    case EvdevCode.key:
      takeKey(event.code, event.value)
    case EvdevCode.syn:
      return takeSync(event)
    default:
      break
    }
    return false
  }

  /// Cancels all active contacts when the source stops; `nil` if there are none.
  public mutating func finish(at time: Timestamp) -> ContactFrame? {
    cancelAll()
    return takeFrame(at: time)
  }

  /// Returns and clears the faults.
  public mutating func takeFaults() -> [TrackingFault] {
    defer { faults.removeAll(keepingCapacity: true) }
    return faults
  }

  mutating func report(_ kind: TrackingFault.Kind, mark: Int? = nil) {
    faults.append(TrackingFault(kind, mark: mark ?? self.mark))
  }

  /// A contact ID that has not been used.
  mutating func makeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  // MARK: - Events

  private mutating func takeAxis(_ code: UInt16, _ value: Int32) {
    switch code {
    case EvdevCode.slot:
      select(slot: value)
    case EvdevCode.positionX:
      takeX(wrappedX.unwrapped(value))
    case EvdevCode.positionY:
      takeY(wrappedY.unwrapped(value))
    case EvdevCode.x:
      single.x = wrappedX.unwrapped(value)
    case EvdevCode.y:
      single.y = wrappedY.unwrapped(value)
    case EvdevCode.pressure:
      single.pressure = value
    case EvdevCode.penDistance:
      single.distance = value
    case EvdevCode.tiltX:
      single.tiltX = value
    case EvdevCode.tiltY:
      single.tiltY = value
    default:
      if EvdevCode.isMultitouch(axis: code) { takeContactAxis(code, value) }
    }
  }

  private mutating func takeKey(_ code: UInt16, _ value: Int32) {
    sawOther = true
    if code == EvdevCode.touch {
      keys.touch(value != 0)
    } else if code == EvdevCode.buttonLeft {
      takeButton(isDown: value != 0)
    } else if code >= EvdevCode.toolPen, code <= EvdevCode.toolAirbrush {
      keys.isPen = value != 0
    } else if case let count = EvdevCode.fingerCount(ofKey: code), count > 0 {
      keys.set(count: count, isDown: value != 0)
    }
  }

  private mutating func takeSync(_ event: EvdevEvent) -> Bool {
    switch event.code {
    case EvdevCode.synReport:
      now = event.time
      settle()
      return hasFrame
    case EvdevCode.synMTReport:
      finishPacket()
    case EvdevCode.synDropped:
      report(.eventsDropped)
      isDiscarding = true
    default:
      break
    }
    return false
  }

  /// Ends the events that must be ignored after a loss. Active contacts are cancelled, because their lifts may have been lost.
  private mutating func endOfDropped(_ event: EvdevEvent) -> Bool {
    guard event.type == EvdevCode.syn, event.code == EvdevCode.synReport else { return false }
    isDiscarding = false
    cancelAll()
    return hasFrame
  }

  // MARK: - Frames

  /// Ends a frame; its events may determine the protocol.
  private mutating func settle() {
    if sawContactAxis, mode == .undecided || mode == .single {
      // The single touch before the first contact axis was an emulation.
      if mode == .single { cancelLive() }
      mode = .slots
    } else if mode == .undecided {
      mode = device.isMultitouch ? .undecided : .single
    }
    switch mode {
    case .slots: settleSlots()
    case .packets: settlePackets()
    case .single: settleSingle()
    case .undecided: break
    }
    settleFingerCount()
    sawContactAxis = false
    sawOther = false
    lastFrame = now
  }

  var hasFrame: Bool { !changes.isEmpty || hoverChange != nil }

  /// Returns the changes since the last frame; `nil` if there are none.
  package mutating func takeFrame(at time: Timestamp) -> ContactFrame? {
    guard hasFrame else { return nil }
    defer {
      changes = []
      hoverChange = nil
    }
    return ContactFrame(time: time, changes: changes, hover: hoverChange)
  }

  /// Cancels active contacts.
  mutating func cancelLive() {
    for contact in live { end(contact, .cancelled) }
    live.removeAll(keepingCapacity: true)
    endHover(.cancelled)
  }

  /// Cancels active contacts and clears contacts that may still be down on the device.
  private mutating func cancelAll() {
    cancelLive()
    packets.removeAll(keepingCapacity: true)
    packet = ContactPacket()
    keys.forget()
    isDraggingPressed = false
    single.pressure = single.pressure.map { _ in 0 }
    for index in slots.indices {
      slots[index].trackingID = -1
      slots[index].contact = -1
      slots[index].partOf = -1
      slots[index].waitingSince = nil
      slots[index].finishFrame()
    }
  }
}
