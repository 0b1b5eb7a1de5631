import GestureCore

/// Turns the events of one touch device into contacts.
///
/// It understands the kernel's protocol B (slots), protocol A (all contacts in every frame) and
/// single touch, and finds out which one it receives:
///
///     undecided ──ABS_MT_SLOT, or a frame with contact axes──▶ slots
///     undecided ──SYN_MT_REPORT without any slot─────────────▶ packets
///     undecided ──a frame without contact axes───────────────▶ single ──contact axes──▶ slots
///
/// `MSC_TIMESTAMP` is not used: devices reset it when idle and it wraps every 72 minutes, while the
/// kernel's own time is precise enough for gestures.
public struct SlotTracker: Sendable {
  /// The protocol that is received.
  enum Mode: Sendable {
    case undecided, slots, packets, single
  }

  /// What was ignored or repaired since the last `takeFaults()`.
  public private(set) var faults: [TrackingFault] = []

  let device: DeviceDescription
  let measure: PanelMeasure
  let usesPressure: Bool
  /// How hard a finger must press on a touchpad to count as touching; `nil` on other surfaces.
  let lightestTouch: LightestTouch?
  var mode = Mode.undecided
  var keys = FingerKeys()
  var single = SingleTouch()
  /// The stylus above the surface, as it was reported last.
  var hover: PenHover?
  var slots: [ContactSlot]
  var currentSlot = 0
  /// The device has slots, by its description or by its events.
  var hasSlots: Bool
  /// The first reported contact is the device's first ever; `nil` before there is one.
  var isNewDevice: Bool?
  /// A slot was selected, so that this is protocol B for certain.
  var hasSelectedSlot = false
  var packet = ContactPacket()
  var packets: [ContactPacket] = []
  /// The width of contacts is measured, so that a width of 0 means something.
  var hasSeenMajor = false
  /// The contacts that are down, oldest first.
  var live: [LiveContact] = []

  // What one frame gathers before it is settled.
  var changes: [ContactChange] = []
  var lifted: [LiveContact] = []
  /// What a stylus above the surface did in the frame.
  var hoverChange: PenHover?
  var arrived: [(origin: LiveContact.Origin, reading: LiveReading)] = []
  /// An axis of a contact was sent.
  var sawContactAxis = false
  /// A key was sent.
  var sawOther = false

  /// The number of fingers at the last frame, where a change of it makes positions jump.
  var lastCount = 0
  /// In this frame such a change happened.
  var isNewBox = false
  /// How far the middle of two corners moved in this frame, and the half that the division left.
  var boxShift: (x: Int32, y: Int32)?
  var boxRest: (x: Int32, y: Int32) = (0, 0)
  /// The time of the frame that is being settled.
  var now = Timestamp.zero
  /// The time of the frame before it.
  private(set) var lastFrame: Timestamp?

  private var mark = 0
  /// The id that the next contact will have.
  package private(set) var nextID: Int
  /// Events were lost, and the next report is not reached yet.
  private var isDiscarding = false
  private let wrappedX: WrappedAxis
  private let wrappedY: WrappedAxis

  /// A tracker for a device; an empty description will do, but then distances between frames are
  /// judged by assumed units. Contacts are numbered from `firstID` on.
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

  /// Whether events came since the last mark of a report's end.
  var isWithinReport: Bool { !isDiscarding && (sawContactAxis || sawOther) }

  /// The contacts that are down.
  public var contactCount: Int { live.count }

  /// Takes one event; returns a frame when it completes one in which a contact changed.
  ///
  /// `mark` is given back with faults: a line number, say.
  public mutating func receive(_ event: EvdevEvent, mark: Int = 0) -> ContactFrame? {
    take(event, mark: mark) ? takeFrame(at: event.time) : nil
  }

  /// Takes one event, and says whether there is a frame to take now. Most events complete none, and a
  /// frame that is none is as large as one.
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

  /// Cancels what is still down, for a source that stops.
  public mutating func finish(at time: Timestamp) -> ContactFrame? {
    cancelAll()
    return takeFrame(at: time)
  }

  /// Hands out the faults and forgets them.
  public mutating func takeFaults() -> [TrackingFault] {
    defer { faults.removeAll(keepingCapacity: true) }
    return faults
  }

  mutating func report(_ kind: TrackingFault.Kind, mark: Int? = nil) {
    faults.append(TrackingFault(kind, mark: mark ?? self.mark))
  }

  /// An id that no contact had before.
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
      if value != 0, keys.isButtonDown != true, device.surface == .touchpad, !live.isEmpty {
        report(.padPressed)
      }
      keys.isButtonDown = value != 0
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

  /// Nothing up to the next report can be trusted, nor can what was down before it: a lift may have
  /// been among the lost events.
  private mutating func endOfDropped(_ event: EvdevEvent) -> Bool {
    guard event.type == EvdevCode.syn, event.code == EvdevCode.synReport else { return false }
    isDiscarding = false
    cancelAll()
    return hasFrame
  }

  // MARK: - Frames

  /// Ends a frame in the mode that is received, which its events may decide.
  private mutating func settle() {
    if sawContactAxis, mode == .undecided || mode == .single {
      // A single touch received before the first contact axis was only the emulation of one.
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

  /// Hands out what changed since the last frame, or nothing.
  package mutating func takeFrame(at time: Timestamp) -> ContactFrame? {
    guard hasFrame else { return nil }
    defer {
      changes = []
      hoverChange = nil
    }
    return ContactFrame(time: time, changes: changes, hover: hoverChange)
  }

  /// Cancels what is down.
  mutating func cancelLive() {
    for contact in live { changes.append(contact.change(.cancelled)) }
    live.removeAll(keepingCapacity: true)
    endHover(.cancelled)
  }

  /// Cancels what is down and forgets what may still be down on the device.
  private mutating func cancelAll() {
    cancelLive()
    packets.removeAll(keepingCapacity: true)
    packet = ContactPacket()
    keys.forget()
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
