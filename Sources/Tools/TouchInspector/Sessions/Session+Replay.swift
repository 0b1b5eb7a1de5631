import Foundation
import GestureCore
import InspectorNetwork
import LibinputRecordings
import PackedRecordings
import TouchRecordings
import TouchStories
import Touchstone

/// Plays recordings. Any time is reached by playing from the start, because the same frames always produce the same scene.
extension Session {
  private static let framesPerSlice = 2000
  private static let framesPerClockCheck = 50
  /// The most messages that wait for a recording to be read.
  private static let mostHeld = 32

  func load(_ bytes: Data, named name: String, for viewer: Viewer) {
    take(Self.reading(bytes, named: name, room: room()), for: viewer)
  }

  /// Reads a recording that a page has sent; on any thread.
  nonisolated static func reading(
    _ bytes: Data, named name: String, room: Int
  ) -> Result<NamedRecording, RecordingError> {
    // The name's end is its extension, which determines the format.
    let short = String(name.unicodeScalars.suffix(80))
    return Result { () throws(RecordingError) in
      var options = RecordingOptions().readingLibinput.readingPacked
      // The name does not refer to a file on this machine.
      options.neighbour = .nothing
      let file = try WholeFile(
        bytes: Array(bytes), named: short, options: options, atMost: RecordingsFolder.largest)
      let reader = try RecordingReader(file, options: options)
      return try NamedRecording.reading(reader, named: short, of: file.bytes, room: room)
    }
  }

  /// Plays a recording that was read, or reports why reading failed.
  func take(_ result: Result<NamedRecording, RecordingError>, for viewer: Viewer) {
    switch result {
    case .success(let recording):
      start(recording)
      remark(recording, to: viewer)
    case .failure(let error): complain(viewer.client, error.complaint.forPage(), of: "load")
    }
  }

  /// Reports the parts of a recording that could not be read or were left out.
  private func remark(_ recording: NamedRecording, to viewer: Viewer) {
    for complaint in recording.complaints.prefix(3) {
      tell(
        viewer.client,
        ServerMessage.Problem(
          text: complaint.forPage(hiding: recordings?.path), of: "load", isRemark: true))
    }
  }

  /// Reads a recording from the recordings folder, then plays it.
  /// - Parameter then: called after a successful start.
  func open(recording name: String, for viewer: Viewer, then: @escaping @MainActor () -> Void = {})
  {
    guard let recordings else { return noRecording(name, for: viewer) }
    guard !viewer.isLoading else {
      return complain(viewer.client, "That was too much at once: wait a moment.")
    }
    viewer.isLoading = true
    let room = self.room()
    files.run { () -> Result<NamedRecording, RecordingError>? in
      guard recordings.has(name) else { return nil }
      return Result { () throws(RecordingError) in
        try recordings.recording(named: name, room: room)
      }
    } then: { [weak self, weak viewer] result in
      guard let self, let viewer else { return }
      viewer.isLoading = false
      switch result {
      case nil: noRecording(name, for: viewer)
      case .success(let recording):
        start(recording)
        remark(recording, to: viewer)
        then()
      case .failure(let error):
        complain(viewer.client, error.complaint.forPage(hiding: recordings.path), of: "replay")
      }
      let held = viewer.held
      viewer.held = []
      for message in held { carryOut(message, of: viewer) }
      onFileRead()
    }
  }

  private func noRecording(_ name: String, for viewer: Viewer) {
    complain(viewer.client, "There is no recording “\(name.prefix(60))” here.", of: "replay")
  }

  /// Queues a message that refers to the recording being read; returns whether it did.
  func holds(_ message: PageMessage, of viewer: Viewer) -> Bool {
    guard viewer.isLoading, viewer.held.count < Self.mostHeld else { return false }
    switch message {
    case .edits: break
    case .replay(let order) where order.do != .open: break
    default: return false
    }
    viewer.held.append(message)
    return true
  }

  /// Starts replaying a recording: on the example that it was made with, or on a scene with all kinds of recognizers.
  func start(_ source: NamedRecording, on wanted: Example? = nil) {
    endRecording()
    let own = wanted ?? source.example.flatMap { id in gallery.first { $0.id == id } }
    let example = own ?? .of(.usual, title: "Every gesture")
    var run = ReplayRun(source)
    run.isPlaying = true
    replay = run
    edits = EditList(source.edits)
    show(StagedScene(example, size: run.sceneSize))
    repeatEdits()
    tellEdits()
    tellReplay()
  }

  func closeReplay() {
    guard replay != nil else { return }
    replay = nil
    tellAll(ServerMessage.Replay())
  }

  func carryOut(_ order: PageMessage.ReplayOrder, for viewer: Viewer) {
    if order.do == .open {
      guard let name = order.name else {
        guard let finished else {
          return complain(
            viewer.client, "There is no recording yet: press Record, make a gesture, and stop.",
            of: "replay")
        }
        return start(finished)
      }
      return open(recording: name, for: viewer)
    }
    guard replay != nil else { return complain(viewer.client, "Nothing is played.", of: "replay") }
    replay?.goal = nil
    switch order.do {
    case .open: break
    case .play:
      if let speed = order.speed, speed.isFinite { replay?.speed = min(16, max(0.01, speed)) }
      if replay?.isAtEnd == true { rewind() }
      replay?.isPlaying = true
      replay?.lastStamp = nil
    case .pause: replay?.isPlaying = false
    case .step: step(by: min(1000, max(-1000, order.by ?? 1)))
    case .seek:
      replay?.isPlaying = false
      let time = Timestamp(seconds: max(0, order.at ?? 0))
      if let frame = order.frame { seek(toFrame: frame, at: time) } else { seek(to: time) }
    case .close:
      closeReplay()
      restart()
    }
    tellReplay()
  }

  /// Advances the replay by the time that has passed on the page's clock.
  func advanceReplay(stamp: Double) {
    if replay?.goal != nil { return pursueGoal() }
    guard var run = replay, run.isPlaying else { return }
    if let last = run.lastStamp, stamp > last {
      let seconds = min(0.25, (stamp - last) / 1000) * run.speed
      run.lastStamp = stamp
      replay = run
      play(to: run.at.advanced(by: seconds))
      let end = run.duration.advanced(by: Rehearsal.tailSeconds)
      if replay?.isAtEnd == true, stage.system.now >= end {
        replay?.isPlaying = false
      }
      tellReplay()
    } else {
      replay?.lastStamp = stamp
    }
  }

  private func tellReplay() {
    if let replay { tellAll(replay.message) }
  }

  // MARK: - Moving

  private func play(to time: Timestamp) {
    guard let run = replay else { return }
    guard play(through: run.frames.count(upTo: time)) else {
      replay?.goal = .time(time)
      return
    }
    let end = max(run.duration.advanced(by: Rehearsal.tailSeconds), run.at)
    let moment = min(max(time, run.at), end)
    replay?.at = moment
    if moment > stage.system.now { stage.system.advance(to: moment) }
  }

  /// Plays the frames before index `end` for one time slice; returns whether all were played. The page's next clock messages
  /// play the rest.
  private func play(through end: Int) -> Bool {
    guard let run = replay, end > run.next else { return true }
    stage.hand = 0
    let stop = Swift.min(end, run.next + Self.framesPerSlice)
    var slice = TimeSlice()
    var next = run.next
    while next < stop, !slice.isOver {
      let frame = run.frames[next]
      if frame.contacts.contains(where: { $0.phase == .began }) { stage.followStory() }
      stage.system.receive(frame)
      next += 1
      replay?.next = next
      repeatEdits()
      if next % Self.framesPerClockCheck == 0 { slice.measureStep() }
    }
    replay?.at = max(run.at, run.frames.time(of: next - 1))
    return next == end
  }

  /// Continues towards the time that a page requested.
  private func pursueGoal() {
    guard let goal = replay?.goal else { return }
    replay?.goal = nil
    switch goal {
    case .time(let time): play(to: time)
    case .frame(let number, let time): play(through: number, until: time)
    }
    tellReplay()
  }

  /// Applies the changes that were made before the next frame was recorded.
  private func repeatEdits() {
    guard let run = replay else { return }
    for (index, entry) in edits.entries.enumerated().dropFirst(run.madeEdits) {
      guard run.isDue(entry.edit) else { break }
      replay?.madeEdits += 1
      guard entry.isOn else { continue }
      let problem = stage.apply(entry.edit.change)
      guard entry.problem != problem else { continue }
      edits.note(problem, at: index)
      guard let problem else { continue }
      for viewer in viewers {
        complain(
          viewer.client, "“\(entry.edit.words.prefix(100))” cannot be repeated: \(problem)",
          of: "replay")
      }
    }
  }

  /// Returns to the same time of the recording after the scene was changed.
  func repeatReplay() {
    guard let run = replay else { return }
    rewind()
    if let goal = run.goal { replay?.goal = goal } else { play(to: run.at) }
    replay?.lastStamp = nil
    tellReplay()
  }

  /// Moves by a number of frames; several frames may have the same time.
  private func step(by count: Int) {
    guard let run = replay else { return }
    replay?.isPlaying = false
    let next = min(run.frames.count, max(0, run.next + count))
    if next < run.next { rewind() }
    play(through: next, until: nil)
  }

  /// Plays the frames before index `number`, then advances time to just before `time`.
  private func play(through number: Int, until time: Timestamp?) {
    guard play(through: number) else {
      replay?.goal = .frame(number, until: time)
      return
    }
    guard let run = replay, let time, time > run.at else { return }
    if number >= run.frames.count || time < run.frames.time(of: number) { play(to: time) }
  }

  private func seek(toFrame number: Int, at time: Timestamp) {
    guard let run = replay else { return }
    let number = min(run.frames.count, max(0, number))
    if number < run.next || time < run.at { rewind() }
    play(through: number, until: time)
  }

  private func seek(to time: Timestamp) {
    if let run = replay, time < run.at { rewind() }
    play(to: time)
  }

  private func rewind() {
    guard let run = replay, let example = stage.example else { return }
    replay?.next = 0
    replay?.madeEdits = 0
    replay?.at = .zero
    show(StagedScene(example, size: run.sceneSize))
    repeatEdits()
  }
}
