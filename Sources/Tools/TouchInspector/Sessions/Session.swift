import Foundation
import GestureCore
import InspectorNetwork
import TouchRecordings
import TouchStories
import Touchstone

/// One scene and the pages that watch and touch it.
final class Session {
  private(set) var stage: StagedScene {
    didSet {
      stage.onEvent = onEvent
      noteReaders()
    }
  }
  private(set) var viewers: [Viewer] = []
  let isShared: Bool
  /// Whether pages cannot change it.
  var isReadOnly = false
  /// Whether a first visitor is shown the opening.
  var hasOpening = false
  /// The key with which a page resumes this session.
  let key = SessionKey.make()
  let gallery: [Example]
  /// The only folder that pages can open recordings from.
  let recordings: RecordingsFolder?
  /// Receives every trace event.
  private let onEvent: ((TraceEvent) -> Void)?
  private let send: (ServerMessage.Envelope) -> Void
  /// Start of the scene's time, in nanoseconds of the monotonic clock.
  private var beginning: UInt64?
  private var arrival: UInt64 = 0
  var tape = Tape(room: Tape.roomForLooking)
  var isRecording = false
  /// The changes that pages made to the scene, or those contained in its recording.
  var edits = EditList()
  /// The last finished recording.
  var finished: NamedRecording?
  var replay: ReplayRun?
  private var lastHand = 0
  /// Performs long work.
  var aside = Aside()
  /// Lists and reads files off the main actor; `onFileRead` is called after each file read for this
  /// session.
  var files = FileQueue()
  var onFileRead: () -> Void = {}
  /// Bytes available for another recording.
  var room: () -> Int = { KeptFrames.mostOfServer }
  /// Number of earlier trace lines that a page gets when it begins to show the trace.
  private static let readableLines = 400

  init(
    _ stage: StagedScene, gallery: [Example], recordings: RecordingsFolder? = nil, isShared: Bool,
    onEvent: ((TraceEvent) -> Void)? = nil, send: @escaping (ServerMessage.Envelope) -> Void
  ) {
    self.stage = stage
    self.gallery = gallery
    self.recordings = recordings
    self.isShared = isShared
    self.onEvent = onEvent
    self.send = send
    stage.onEvent = onEvent
  }

  /// Bytes of its recorded and loaded recordings.
  var keptBytes: Int {
    tape.frames.bytes + (finished?.frames.bytes ?? 0) + (replay?.frames.bytes ?? 0)
  }

  // MARK: - Pages that come and go

  func join(_ client: ClientID, size: CGSize) {
    let viewer = Viewer(client, hand: lastHand, size: size)
    lastHand += 1
    viewers.append(viewer)
    tell(
      client,
      ServerMessage.Welcome(
        session: "\(client.number)", key: isShared ? nil : key, hand: viewer.hand,
        shared: isShared, readOnly: isReadOnly ? true : nil,
        opening: hasOpening ? true : nil,
        examples: gallery.map {
          ServerMessage.ExampleEntry(id: $0.id, title: $0.title, group: $0.group, text: $0.text)
        },
        tuning: TuningTable.rows(of: stage.system)))
    showScene(to: viewer)
    if let replay { tell(client, replay.message) }
    if isRecording || finished != nil { tell(client, recordingState) }
    if !edits.entries.isEmpty { tell(client, editState) }
  }

  /// Removes a page that disconnected and cancels its touches.
  func leave(_ client: ClientID) {
    guard let index = viewers.firstIndex(where: { $0.client == client }) else { return }
    let viewer = viewers.remove(at: index)
    viewer.dropWork()
    cancelFingers(of: viewer)
    noteReaders()
  }

  func viewer(_ client: ClientID) -> Viewer? { viewers.first { $0.client == client } }

  // MARK: - Scenes

  /// Replaces the scene on the stage and stops everything of the old one.
  func show(_ stage: StagedScene) {
    self.stage = stage
    tape = Tape(room: min(Tape.roomForLooking, room()))
    beginning = nil
    for viewer in viewers {
      viewer.begin()
      showScene(to: viewer)
    }
  }

  /// Rebuilds the current example, with the changes that pages have made.
  func restart(size: CGSize? = nil) {
    guard let example = stage.example else { return }
    let fresh = StagedScene(example, size: size ?? stage.size)
    edits.moveToStart()
    for (index, entry) in edits.entries.enumerated() where entry.isOn {
      edits.note(fresh.apply(entry.edit.change), at: index)
    }
    show(fresh)
    tellEdits()
  }

  private func showScene(to viewer: Viewer) {
    let stage = stage
    if let selected = viewer.selected, stage.census.view(selected) == nil { viewer.selected = nil }
    viewer.snapshot = stage.snapshot(selected: viewer.selected)
    viewer.advice = Advice.about(stage)
    viewer.reach = Advice.reach(in: stage)
    viewer.lastEntry = stage.firstEntry
    viewer.knowsDone = stage.isTaskDone == true
    viewer.lastLine = stage.story.end
    viewer.touches = TouchSnapshots()
    viewer.wasBusy = nil
    tell(
      viewer.client,
      ServerMessage.WholeScene(
        at: stage.system.now.seconds, example: stage.example?.id,
        title: stage.example?.title ?? "", text: stage.example?.text ?? "",
        report: stage.example?.report,
        task: stage.example?.task.map {
          ServerMessage.Task(
            text: $0.text, page: $0.page, reference: $0.reference,
            isDone: stage.isTaskDone == true)
        },
        size: [Double(stage.size.width), Double(stage.size.height)],
        views: viewer.snapshot.views.map { ViewSnapshot($0) },
        recognizers: viewer.snapshot.recognizers,
        relations: viewer.snapshot.relations, advice: viewer.advice,
        tuning: TuningTable.rows(of: stage.system)))
  }

  // MARK: - Time

  /// Records the arrival time of a message.
  func noteArrival(_ nanoseconds: UInt64) { arrival = max(arrival, nanoseconds) }

  /// The latest arrival as scene time. A scene's time starts with its first input and then follows
  /// the monotonic clock.
  var arrivalTime: Timestamp {
    if beginning == nil { begin() }
    let beginning = beginning ?? arrival
    return Timestamp(nanoseconds: Int64(clamping: arrival - min(arrival, beginning)))
  }

  /// Starts the scene's time so that its present is `seconds` before the latest arrival.
  private func begin(before seconds: Double = 0) {
    let now = UInt64(max(0, stage.system.now.advanced(by: seconds).nanoseconds))
    beginning = arrival >= now ? arrival - now : 0
  }

  // MARK: - Input

  func receive(_ frames: [PageFrame], sequence: Int, from viewer: Viewer) {
    if let last = viewer.sequence, sequence != last &+ 1 {
      // No input may be played twice, and after a gap the fingers' state is unknown.
      if sequence > last {
        viewer.sequence = sequence
        cancelFingers(of: viewer)
      }
      return complain(viewer.client, "Input is missing or came twice.", of: "input")
    }
    viewer.sequence = sequence
    guard replay == nil, let first = frames.first, let last = frames.last else { return }
    // The scene's time starts with the first of these frames, although they arrived together.
    if beginning == nil { begin(before: min(1, max(0, (last.stamp - first.stamp) / 1000))) }
    viewer.frames.hear(of: last.stamp, arrival: arrivalTime)
    for page in frames {
      let frame = viewer.frames.frame(
        page, arrival: arrivalTime, notBefore: stage.system.now)
      deliver(frame, of: viewer.hand)
    }
  }

  func pass(_ viewer: Viewer, stamp: Double) {
    if replay != nil { return advanceReplay(stamp: stamp) }
    let time = viewer.frames.time(of: stamp, arrival: arrivalTime, notBefore: stage.system.now)
    if time > stage.system.now { deliver(InputFrame(time: time), of: viewer.hand) }
  }

  func cancelFingers(of viewer: Viewer) {
    let now = max(stage.system.now, arrivalTime)
    if let frame = viewer.frames.cancellation(at: now) { deliver(frame, of: viewer.hand) }
  }

  func deliver(_ frame: InputFrame, of hand: Int) {
    stage.hand = hand
    if frame.contacts.contains(where: { $0.phase == .began }) { stage.followStory() }
    if replay == nil, stage.template != nil || isRecording { tape.add(frame) }
    stage.system.receive(frame)
  }

  // MARK: - Telling

  func tell(_ client: ClientID, _ message: some Encodable) {
    tell(client, encoded: ServerMessage.encode(message))
  }

  func tell(_ client: ClientID, encoded bytes: [UInt8]) {
    send(ServerMessage.Envelope(client: client, bytes: bytes))
  }

  func tellAll(_ message: some Encodable) {
    let bytes = ServerMessage.encode(message)
    for viewer in viewers { send(ServerMessage.Envelope(client: viewer.client, bytes: bytes)) }
  }

  func complain(_ client: ClientID, _ text: String, of type: String? = nil) {
    tell(client, ServerMessage.Problem(text: text, of: type))
  }

  /// Starts or stops sending the trace to a page.
  func showTrace(_ isShown: Bool, to viewer: Viewer) {
    // Earlier events are sent first, in the previous mode.
    update(viewer)
    viewer.readsTrace = isShown
    noteReaders()
    if isShown {
      tell(viewer.client, ServerMessage.Trace(entries: stage.last(Self.readableLines)))
    }
  }

  private func noteReaders() { stage.keepsMovement = viewers.contains(where: \.readsTrace) }

  /// Sends updates to every page that is ready.
  func flush() {
    for viewer in viewers where viewer.isReady && viewer.hasNews { update(viewer) }
    stage.tidy(told: viewers.map(\.touches))
  }

  private func update(_ viewer: Viewer) {
    let stage = stage
    let snapshot = stage.snapshot(selected: viewer.selected)
    var update = snapshot.difference(from: viewer.snapshot)
    update.at = stage.system.now.seconds
    // The time of a paused replay does not advance, whatever its recognizers wait for.
    let isBusy = replay.map { $0.isPlaying || $0.goal != nil } ?? stage.isBusy
    if viewer.wasBusy != isBusy { update.busy = isBusy }
    let news = stage.news(since: viewer.lastEntry, withMovement: viewer.readsTrace)
    if !news.isEmpty { update.trace = news }
    let lines = stage.story.lines(since: viewer.lastLine)
    if !lines.isEmpty { update.story = lines }
    viewer.lastLine = stage.story.end
    if stage.isTaskDone == true, !viewer.knowsDone {
      update.isDone = true
      viewer.knowsDone = true
    }
    let touches = stage.touches.difference(from: viewer.touches)
    if !touches.isEmpty { update.touches = touches }
    if let advice = viewer.newAdvice(about: stage, seenAs: snapshot) { update.advice = advice }
    viewer.snapshot = snapshot
    viewer.hasNews = false
    viewer.lastEntry = stage.lastEntry
    viewer.wasBusy = isBusy
    viewer.touches = stage.touches
    guard !update.isEmpty else { return }
    viewer.isReady = false
    tell(viewer.client, update)
  }
}
