import GestureCore

/// The events of one panel as moments of a scene: which contacts are down, when, and where.
///
/// Panels that are there and recordings of them both come through here, so that their stories are the
/// same. Times count from the first event and never go back.
package struct PanelDecoder: Sendable {
  package let mapping: PanelMapping
  /// The scene's time of the last event that counts.
  package var time: Timestamp { timeline.last }
  package private(set) var hasStarted = false
  /// Whether the last frame had a position that must be another device's.
  package private(set) var isBeyondAxes = false

  private var tracker: SlotTracker
  private var timeline: Timeline
  /// The events' own time of the last one.
  private var lastEvent = Timestamp.zero
  /// The scene's time of the last frame that was handed out.
  private var lastFrame: Timestamp?

  /// A decoder whose first event is at `start`; contacts are numbered from `firstID` on.
  package init(_ mapping: PanelMapping, startingAt start: Timestamp = .zero, firstID: Int = 0) {
    self.mapping = mapping
    tracker = SlotTracker(device: mapping.device, firstID: firstID)
    timeline = Timeline(startingAt: start)
  }

  package var contactCount: Int { tracker.contactCount }
  /// The id that the next contact will have.
  package var nextID: Int { tracker.nextID }
  package var hasFaults: Bool { !tracker.faults.isEmpty }

  /// Places an event on the time line; returns true once for each spot at which time goes back.
  ///
  /// Every event is placed before it is received; those of other devices in the same file are only
  /// placed.
  package mutating func place(_ event: EvdevEvent) -> Bool {
    lastEvent = event.time
    let endsFrame = event.type == EvdevCode.syn && event.code != EvdevCode.synMTReport
    // Within a frame times may differ a little; the end of the frame is its time.
    guard endsFrame || !hasStarted else { return false }
    hasStarted = true
    return timeline.place(event.time).steppedBack
  }

  /// Takes one event; adds the frame that it completes, and returns whether it does. `mark` is given
  /// back with faults.
  package mutating func receive(
    _ event: EvdevEvent, mark: Int = 0, into frames: inout [InputFrame]
  ) -> Bool {
    guard tracker.take(event, mark: mark), let frame = tracker.takeFrame(at: event.time) else {
      return false
    }
    lastFrame = timeline.last
    isBeyondAxes = frame.changes.contains(where: mapping.isBeyondAxes)
    if let (lifts, landings) = frame.handover(of: tracker.contactCount) {
      frames.append(mapping.frame(lifts, at: timeline.last))
      frames.append(mapping.frame(landings, at: timeline.last))
    } else {
      frames.append(mapping.frame(frame, at: timeline.last))
    }
    if tracker.settleOtherHalf(), let other = tracker.takeFrame(at: event.time) {
      frames.append(mapping.frame(other, at: timeline.last))
    }
    return true
  }

  /// Whether events came since the last mark of a report's end.
  package var isWithinReport: Bool { tracker.isWithinReport }

  /// Completes a report of contacts whose mark of the end is not among the events; returns whether there
  /// was one. A report in which a finger lifts is no sure lift, and stays as it is.
  package mutating func finishReport(into frames: inout [InputFrame]) -> Bool {
    guard tracker.isWithinReport else { return false }
    let event = EvdevEvent(
      time: lastEvent, type: EvdevCode.syn, code: EvdevCode.synReport, value: 0)
    var completed = self
    var last: [InputFrame] = []
    _ = completed.place(event)
    guard completed.receive(event, into: &last),
      !last.contains(where: { $0.contacts.contains { $0.phase == .ended } })
    else { return false }
    self = completed
    frames += last
    return true
  }

  /// The last frame: cancels what is down, or lets pass the time since the last change.
  package mutating func finish() -> InputFrame? {
    // The events may end within a frame; that the time is held is no news any more.
    _ = timeline.place(lastEvent)
    if let frame = tracker.finish(at: lastEvent) { return mapping.frame(frame, at: timeline.last) }
    return timeline.last == lastFrame ? nil : InputFrame(time: timeline.last)
  }

  /// Hands out what was ignored or repaired, and forgets it.
  package mutating func takeFaults() -> [TrackingFault] { tracker.takeFaults() }
}
