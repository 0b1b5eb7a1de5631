import GestureCore

/// Turns the events of one touch device into contacts.
///
/// It understands the kernel's protocol B (slots), protocol A (all contacts in every frame) and
/// single touch, and finds out which one it hears:
///
///     undecided ──ABS_MT_SLOT, or a frame with contact axes──▶ slots
///     undecided ──SYN_MT_REPORT without any slot─────────────▶ packets
///     undecided ──a frame without contact axes───────────────▶ single ──contact axes──▶ slots
///
/// `MSC_TIMESTAMP` is not used: devices reset it when idle and it wraps every 72 minutes, while the
/// kernel's own time is precise enough for gestures.
public struct SlotTracker: Sendable {
  enum Mode: Sendable {
    case undecided, slots, packets, single
  }

  /// What was ignored or repaired since the last `takeFaults()`.
  public private(set) var faults: [TrackingFault] = []

  let device: DeviceDescription
  let measure: PanelMeasure
  let usesPressure: Bool
  var mode = Mode.undecided
  var keys = FingerKeys()
  var single = SingleTouch()
  var slots: [ContactSlot]
  var currentSlot = 0
  var hasSlots: Bool
  var packet = ContactPacket()
  var packets: [ContactPacket] = []
  var hasSeenMajor = false
  var live: [LiveContact] = []

  // What one frame gathers before it is settled.
  var changes: [ContactChange] = []
  var lifted: [LiveContact] = []
  var arrived: [(origin: LiveContact.Origin, reading: ContactReading)] = []
  var sawContactAxis = false
  var sawOther = false

  /// The time of the frame that is being settled.
  var now = Timestamp.zero

  private var mark = 0
  private var nextID = 0
  private var isDiscarding = false
  private let wrappedX: WrappedAxis
  private let wrappedY: WrappedAxis

  /// A tracker for a device; an empty description will do, but then distances between frames are
  /// judged by assumed units.
  public init(device: DeviceDescription = DeviceDescription()) {
    self.device = device
    measure = PanelMeasure(device)
    wrappedX = WrappedAxis(device.horizontal)
    wrappedY = WrappedAxis(device.vertical)
    usesPressure = device.axes[EvdevCode.mtPressure].map { $0.span > 0 } ?? true
    hasSlots = device.axes[EvdevCode.slot].map { $0.maximum > 0 } ?? false
    slots = Array(repeating: ContactSlot(), count: hasSlots ? 10 : 1)
  }

  /// The contacts that are down.
  public var contactCount: Int { live.count }

  /// Takes one event; returns a frame when it completes one in which a contact changed.
  ///
  /// `mark` is given back with faults: a line number, say.
  public mutating func receive(_ event: EvdevEvent, mark: Int = 0) -> ContactFrame? {
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
    return nil
  }

  /// Cancels what is still down, for a source that stops.
  public mutating func finish(at time: Timestamp) -> ContactFrame? {
    cancelAll()
    return takeFrame(at: time)
  }

  public mutating func takeFaults() -> [TrackingFault] {
    defer { faults.removeAll(keepingCapacity: true) }
    return faults
  }

  mutating func report(_ kind: TrackingFault.Kind, mark: Int? = nil) {
    faults.append(TrackingFault(kind, mark: mark ?? self.mark))
  }

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
    default:
      if EvdevCode.isMultitouch(axis: code) { takeContactAxis(code, value) }
    }
  }

  private mutating func takeKey(_ code: UInt16, _ value: Int32) {
    sawOther = true
    if code == EvdevCode.touch {
      keys.isTouching = value != 0
    } else if case let count = EvdevCode.fingerCount(ofKey: code), count > 0 {
      keys.set(count: count, isDown: value != 0)
    }
  }

  private mutating func takeSync(_ event: EvdevEvent) -> ContactFrame? {
    switch event.code {
    case EvdevCode.synReport:
      now = event.time
      settle()
      return takeFrame(at: event.time)
    case EvdevCode.synMTReport:
      finishPacket()
    case EvdevCode.synDropped:
      report(.eventsDropped)
      isDiscarding = true
    default:
      break
    }
    return nil
  }

  /// Nothing up to the next report can be trusted, nor can what was down before it: a lift may have
  /// been among the lost events.
  private mutating func endOfDropped(_ event: EvdevEvent) -> ContactFrame? {
    guard event.type == EvdevCode.syn, event.code == EvdevCode.synReport else { return nil }
    isDiscarding = false
    cancelAll()
    return takeFrame(at: event.time)
  }

  // MARK: - Frames

  private mutating func settle() {
    if sawContactAxis, mode == .undecided || mode == .single {
      // A single touch heard before the first contact axis was only the emulation of one.
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
  }

  private mutating func takeFrame(at time: Timestamp) -> ContactFrame? {
    guard !changes.isEmpty else { return nil }
    defer { changes = [] }
    return ContactFrame(time: time, changes: changes)
  }

  mutating func cancelLive() {
    for contact in live { changes.append(contact.change(.cancelled)) }
    live.removeAll(keepingCapacity: true)
  }

  private mutating func cancelAll() {
    cancelLive()
    packets.removeAll(keepingCapacity: true)
    packet = ContactPacket()
    keys.forget()
    single.pressure = single.pressure.map { _ in 0 }
    for index in slots.indices {
      slots[index].trackingID = -1
      slots[index].contact = -1
      slots[index].waitingSince = nil
      slots[index].finishFrame()
    }
  }
}
