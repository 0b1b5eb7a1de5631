import EvdevInput
import Foundation
import GestureCore

/// A panel that is there now, as a source of frames.
public final class LivePanel: InputSource {
  package let device: any PanelDevice
  package let mapping: PanelMapping
  public private(set) var origin: Timestamp?
  public private(set) var isOver = false
  /// How often the kernel dropped events, or so it said.
  package private(set) var dropCount = 0
  /// Called with every event that the frames are made of.
  package var onEvent: (EvdevEvent) -> Void = { _ in }

  /// Called when events were lost and the device is asked for its state.
  package var onDrop: () -> Void = {}

  private static let chunk = EventBytes.size * 512
  /// The most chunks that are read in one call.
  private static let mostReads = 64

  private var bytes = EventBytes()
  private var decoder: PanelDecoder
  private var values: FirstValues?
  /// What the events so far make of the device.
  private var state: PanelState?
  private var isResyncing = false
  private var lastTime = Timestamp.zero
  private var hasBegun = false
  /// The events' times are this system's monotonic clock's.
  private var hasOwnClock = false
  /// When the bytes that are being taken were read.
  private var moment = Timestamp.zero

  /// A panel whose time goes on from `origin`, if there is one, and whose contacts are numbered from
  /// `firstID` on: those of a panel that was there before.
  package init(
    _ device: any PanelDevice, mapping: PanelMapping, origin: Timestamp? = nil, firstID: Int = 0
  ) {
    self.device = device
    self.mapping = mapping
    self.origin = origin
    decoder = PanelDecoder(mapping, firstID: firstID)
    state = device.state()
    values = state.map { FirstValues($0, of: device.description) }
  }

  public var descriptor: Int32 { device.descriptor }
  /// The contacts that are down.
  package var contactCount: Int { decoder.contactCount }
  /// The id that the next contact will have.
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

  /// Stops listening: what is down is cancelled.
  package func stop(at moment: Timestamp) -> [InputFrame] {
    var frames: [InputFrame] = []
    if !isOver { end(at: moment, into: &frames) }
    return frames
  }

  /// What was ignored or repaired, and why.
  package func takeFaults() -> [TrackingFault] { decoder.takeFaults() }

  // MARK: - Private

  private func take(_ event: EvdevEvent, into frames: inout [InputFrame]) {
    // What comes between a loss and the question for the state is in the answer.
    guard !isResyncing else { return }
    if event.type == EvdevCode.syn, event.code == EvdevCode.synDropped {
      dropCount += 1
      onDrop()
      // Protocol A keeps no state that could be asked for.
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
    _ = decoder.receive(event, into: &frames)
  }

  private func resync(into frames: inout [InputFrame]) {
    isResyncing = false
    guard let old = state, let now = device.state() else { return }
    for event in now.events(since: old, at: lastTime) { hand(event, into: &frames) }
    values?.resume(now)
  }

  /// Another clock's times count from the moment at which the first of them was read.
  private func begin(at time: Timestamp) {
    hasBegun = true
    // A pipe may well bring this clock's times.
    hasOwnClock = device.hasMonotonicTime || abs(moment.seconds(since: time)) < 1
    let first = hasOwnClock ? time : moment
    let start = origin.map { Timestamp(nanoseconds: max(first.nanoseconds - $0.nanoseconds, 0)) }
    decoder = PanelDecoder(mapping, startingAt: start ?? .zero, firstID: decoder.nextID)
    origin = origin ?? first
  }

  /// Time passes until the end, and what is down then is cancelled.
  private func end(at moment: Timestamp, into frames: inout [InputFrame]) {
    isOver = true
    guard hasBegun else { return }
    let event = EvdevEvent(
      time: hasOwnClock ? max(moment, lastTime) : lastTime, type: EvdevCode.syn,
      code: EvdevCode.synReport, value: 0)
    hand(event, into: &frames)
    if let frame = decoder.finish() { frames.append(frame) }
  }
}
