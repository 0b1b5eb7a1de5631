import GestureCore

/// Decodes a panel's events to frames of a scene.
///
/// Live panels and recordings use the same decoder, so that their stories are equal. Times begin at the first event and never
/// decrease.
package struct PanelDecoder: Sendable {
  package let mapping: PanelMapping
  /// The scene's time of the last event that counts.
  package var time: Timestamp { timeline.last }
  /// The scene's time of the last event, also within a report.
  package var eventTime: Timestamp {
    var timeline = timeline
    return timeline.place(lastEvent).time
  }
  package private(set) var hasStarted = false
  /// Whether the last frame had a position that only another device can have.
  package private(set) var isBeyondAxes = false

  private var tracker: SlotTracker
  private var timeline: Timeline
  /// The last event's own time.
  private var lastEvent = Timestamp.zero
  /// Scene time of the last returned frame.
  private var lastFrame: Timestamp?

  /// Creates a decoder whose first event is at `start`; contact IDs begin at `firstID`.
  package init(_ mapping: PanelMapping, startingAt start: Timestamp = .zero, firstID: Int = 0) {
    self.mapping = mapping
    tracker = SlotTracker(device: mapping.device, firstID: firstID)
    timeline = Timeline(startingAt: start)
  }

  package var contactCount: Int { tracker.contactCount }
  /// The ID of the next contact.
  package var nextID: Int { tracker.nextID }
  package var hasFaults: Bool { !tracker.faults.isEmpty }

  /// Converts an event's time to scene time; returns true once for each step back in time.
  ///
  /// Call this for every event before `receive`; for events of other devices in the same file, call only this.
  package mutating func place(_ event: EvdevEvent) -> Bool {
    lastEvent = event.time
    let endsFrame = event.type == EvdevCode.syn && event.code != EvdevCode.synMTReport
    // Times may vary within a frame; the end's time is used.
    guard endsFrame || !hasStarted else { return false }
    hasStarted = true
    return timeline.place(event.time).steppedBack
  }

  /// Decodes an event; appends the frame that it completes, and returns whether it completes one. Faults contain `mark`.
  package mutating func receive(
    _ event: EvdevEvent, mark: Int = 0, into frames: inout [InputFrame]
  ) -> Bool {
    guard tracker.take(event, mark: mark), let frame = tracker.takeFrame(at: event.time) else {
      return false
    }
    lastFrame = timeline.last
    isBeyondAxes = frame.changes.contains(where: mapping.isBeyondAxes)
    let whole = mapping.frame(frame, at: timeline.last)
    if let (lifts, landings) = whole.splitLifts(leaving: tracker.contactCount) {
      frames += [lifts, landings]
    } else {
      frames.append(whole)
    }
    if tracker.settleOtherHalf(), let other = tracker.takeFrame(at: event.time) {
      frames.append(mapping.frame(other, at: timeline.last))
    }
    return true
  }

  /// Whether there were events since the end of the last report.
  package var isWithinReport: Bool { tracker.isWithinReport }

  /// Completes a report without an end event; returns whether there was one. A report with a lift is completed only if an event
  /// says that the finger lifts.
  package mutating func finishReport(into frames: inout [InputFrame]) -> Bool {
    guard tracker.isWithinReport else { return false }
    let event = EvdevEvent(
      time: lastEvent, type: EvdevCode.syn, code: EvdevCode.synReport, value: 0)
    var completed = self
    var last: [InputFrame] = []
    _ = completed.place(event)
    guard completed.receive(event, into: &last) else { return false }
    let hasLift = last.contains { $0.contacts.contains { $0.phase == .ended } }
    guard !hasLift || tracker.reportsLifts else { return false }
    self = completed
    frames += last
    return true
  }

  /// Returns the last frame, which cancels active contacts or advances time; `nil` if neither is needed.
  package mutating func finish() -> InputFrame? {
    // The recording may end within a frame; a step back here is not reported again.
    _ = timeline.place(lastEvent)
    if let frame = tracker.finish(at: lastEvent) { return mapping.frame(frame, at: timeline.last) }
    return timeline.last == lastFrame ? nil : InputFrame(time: timeline.last)
  }

  /// Returns and clears the faults.
  package mutating func takeFaults() -> [TrackingFault] { tracker.takeFaults() }
}
