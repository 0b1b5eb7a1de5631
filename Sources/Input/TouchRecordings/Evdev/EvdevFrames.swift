import EvdevInput
import GestureCore

/// Converts events to frames.
struct EvdevFrames: Sendable {
  private let device: Int
  private var decoder: PanelDecoder
  /// Complete frames, oldest first.
  private var ready: [InputFrame] = []
  private var frameCount = 0
  private var hasLeftAxes = false

  /// Uses only the device with that index.
  init(device: Int, mapping: PanelMapping) {
    self.device = device
    decoder = PanelDecoder(mapping)
  }

  mutating func finish(_ log: inout ComplaintLog) throws(RecordingError) -> [InputFrame] {
    guard decoder.hasStarted else { throw RecordingOpening.noEvents(log.file) }
    var frames: [InputFrame] = []
    if decoder.finishReport(into: &frames) {
      try log.add(
        .open, "ends within a report, which is taken as complete",
        remedy: "stop recording after the last lift", severity: .note)
    } else if decoder.isWithinReport, decoder.contactCount == 0 {
      try log.add(
        .open, "ends within a report, which is left out",
        remedy: "stop recording after the last lift", severity: .note)
    }
    if decoder.hasFaults { try complain(&log) }
    let count = decoder.contactCount
    let end = decoder.finish()
    if frameCount > 2, decoder.time == .zero {
      try log.add(
        .time, "has the same time in all events, and gestures need times",
        remedy: "record again with a tool that writes them")
    }
    if count > 0 {
      let fingers = count == 1 ? "a finger" : "\(count) fingers"
      try log.add(
        .open, "ends with \(fingers) down, cancelled at the last event",
        remedy: "stop recording after the last lift")
    }
    return frames + (end.map { [$0] } ?? [])
  }

  /// Removes and returns the oldest complete frame; `nil` if there is none.
  mutating func takeFrame() -> InputFrame? { ready.isEmpty ? nil : ready.removeFirst() }

  /// Decodes an event; returns whether it completes a frame.
  mutating func receive(
    _ event: EvdevEvent, _ index: Int, _ number: Int, _ log: inout ComplaintLog
  ) throws(RecordingError) -> Bool {
    if decoder.place(event) {
      try log.add(.time, line: number, "time goes backwards; it is held until it is ahead again")
    }
    guard index == device else { return false }
    let isComplete = decoder.receive(event, mark: number, into: &ready)
    if decoder.hasFaults { try complain(&log) }
    guard isComplete else { return false }
    frameCount += 1
    if !hasLeftAxes, decoder.isBeyondAxes {
      hasLeftAxes = true
      try log.add(
        .range, line: number, "a position far beyond the axes, which may be another device's",
        remedy: "name the right description with --device FILE", severity: .assumption)
    }
    return true
  }

  // MARK: - Private

  /// Reports the tracker's faults.
  private mutating func complain(_ log: inout ComplaintLog) throws(RecordingError) {
    for fault in decoder.takeFaults() {
      try log.add(fault.kind, at: decoder.eventTime, line: fault.mark)
    }
  }
}
