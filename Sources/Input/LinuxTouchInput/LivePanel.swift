import EvdevInput
import Foundation
import GestureCore

/// A connected panel as a source of frames.
public final class LivePanel: InputSource {
  package let device: any PanelDevice
  package let mapping: PanelMapping
  public private(set) var origin: Timestamp?
  public private(set) var isOver = false
  /// How often the kernel reported dropped events.
  package private(set) var dropCount = 0
  /// Called with every event that is decoded.
  package var onEvent: (EvdevEvent) -> Void = { _ in }

  /// Called when events were lost and the device's state is read again.
  package var onDrop: () -> Void = {}

  private static let chunk = EventBytes.size * 512
  /// The most chunks that are read in one call.
  private static let mostReads = 64

  private var bytes = EventBytes()
  private var decoder: PanelDecoder
  /// `nil` if the panel's size is assumed.
  private var filter: ArtefactFilter?
  private var values: FirstValues?
  /// The device's state according to the events so far.
  private var state: PanelState?
  private var isResyncing = false
  private var lastTime = Timestamp.zero
  private var hasBegun = false
  /// Whether the events have times of this system's monotonic clock.
  private var hasOwnClock = false
  /// Time at which the current bytes were read.
  private var moment = Timestamp.zero

  /// Creates a panel. For a reconnected panel, `origin` and `firstID` continue the previous panel's time and contact IDs.
  package init(
    _ device: any PanelDevice, mapping: PanelMapping, origin: Timestamp? = nil, firstID: Int = 0
  ) {
    self.device = device
    self.mapping = mapping
    self.origin = origin
    decoder = PanelDecoder(mapping, firstID: firstID)
    let isTouchpad = device.description.surface == .touchpad
    filter = mapping.assumptions.isEmpty || isTouchpad ? ArtefactFilter(mapping) : nil
    state = device.state()
    values = state.map { FirstValues($0, of: device.description) }
  }

  public var descriptor: Int32 { device.descriptor }
  /// The number of active contacts.
  package var contactCount: Int { decoder.contactCount }
  /// The ID of the next contact.
  package var nextID: Int { decoder.nextID }

  public func takeFrames(at moment: Timestamp) -> [InputFrame] {
    guard !isOver else { return [] }
    self.moment = moment
    var frames: [InputFrame] = []
    withUnsafeTemporaryAllocation(byteCount: Self.chunk, alignment: 8) { buffer in
      // A source that never runs dry leaves time for signals and deadlines: the loop calls again.
      for _ in 0..<Self.mostReads {
        switch device.read(into: buffer) {
        case .bytes(let count):
          bytes.take(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { take($0, into: &frames) }
        case .nothing:
          if isResyncing { resync(into: &frames) }
          return
        case .over:
          end(at: moment, into: &frames)
          return
        }
      }
    }
    return frames
  }

  /// Stops listening; returns frames that cancel active contacts.
  package func stop(at moment: Timestamp) -> [InputFrame] {
    var frames: [InputFrame] = []
    if !isOver { end(at: moment, into: &frames) }
    return frames
  }

  // MARK: - Private

  private func take(_ event: EvdevEvent, into frames: inout [InputFrame]) {
    // Events between a loss and the state's reading are included in the state.
    guard !isResyncing else { return }
    if event.type == EvdevCode.syn, event.code == EvdevCode.synDropped {
      dropCount += 1
      onDrop()
      // Protocol A has no state that could be read.
      if state?.slots.isEmpty == false || !device.description.isMultitouch, state != nil {
        isResyncing = true
        lastTime = max(lastTime, event.time)
        return
      }
    }
    for event in values?.complete(event) ?? [event] { hand(event, into: &frames) }
  }

  private func hand(_ event: EvdevEvent, into frames: inout [InputFrame]) {
    if !hasBegun { begin(at: event.time) }
    lastTime = max(lastTime, event.time)
    state?.note(event)
    onEvent(event)
    _ = decoder.place(event)
    let count = frames.count
    if decoder.receive(event, into: &frames) { filter(&frames, from: count) }
  }

  private func resync(into frames: inout [InputFrame]) {
    isResyncing = false
    guard let old = state, let now = device.state() else { return }
    for event in now.events(since: old, at: lastTime) { hand(event, into: &frames) }
    values?.resume(now)
  }

  /// Times of another clock are shifted so that the first one is the time of its reading.
  private func begin(at time: Timestamp) {
    hasBegun = true
    // A pipe's events may have this system's times.
    hasOwnClock = device.hasMonotonicTime || abs(moment.seconds(since: time)) < 1
    let first = hasOwnClock ? time : moment
    let start = origin.map { Timestamp(nanoseconds: max(first.nanoseconds - $0.nanoseconds, 0)) }
    decoder = PanelDecoder(mapping, startingAt: start ?? .zero, firstID: decoder.nextID)
    origin = origin ?? first
  }

  /// Advances time to the end and cancels active contacts.
  private func end(at moment: Timestamp, into frames: inout [InputFrame]) {
    isOver = true
    guard hasBegun else { return }
    let event = EvdevEvent(
      time: hasOwnClock ? max(moment, lastTime) : lastTime, type: EvdevCode.syn,
      code: EvdevCode.synReport, value: 0)
    hand(event, into: &frames)
    let count = frames.count
    if let frame = decoder.finish() { frames.append(frame) }
    filter(&frames, from: count)
  }

  /// Removes a sensor's artefacts from the frames since `start`.
  private func filter(_ frames: inout [InputFrame], from start: Int) {
    var index = start
    while index < frames.count {
      if filter?.filter(&frames[index]) != false { index += 1 } else { frames.remove(at: index) }
    }
    // Only recordings report faults and artefacts.
    if decoder.hasFaults { _ = decoder.takeFaults() }
    _ = filter?.takeArtefacts()
  }
}
