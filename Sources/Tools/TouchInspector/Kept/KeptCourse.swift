import Foundation
import GestureCore
import InspectorNetwork
import Touchstone

/// Records the messages that a page would receive while a recording is played, and the answers to "why" questions. Works in
/// time slices, so that other tasks run in between.
final class KeptCourse {
  /// Recordings with more frames are refused.
  static let mostFrames = 20_000
  /// When the messages exceed this many bytes, no more are stored.
  private static let mostBytes = 12 << 20
  /// Seconds between two updates, by the recording's number of frames: long recordings mostly consist of movements of many
  /// fingers.
  private static let intervals = [(frames: 1200, seconds: 0.05), (frames: 400, seconds: 0.03)]
  private static let mostQuestions = 400
  /// The most deadlines that are played after the last frame.
  private static let mostDeadlines = 500

  private let source: NamedRecording
  private let stage: StagedScene
  private let heard: Heard
  private let session: Session
  private let client = ClientID(number: 1)
  private let interval: Double
  private var lastTold = -Double.infinity
  /// The length of the recording including its consequences, in seconds.
  private var end = 0.0
  private var rest: ArraySlice<SceneEdit>
  private var next = 0
  private var hasPlayed = false
  /// The trace once the recording has been played, and the next event to look at.
  private var events: [TraceEvent] = []
  private var nextEvent = 0
  /// Answers to "why" for all gestures with a result; computed once, because each answer searches the trace.
  private var answers: [KeptStory.Answer] = []

  /// The messages sent to the page.
  private final class Heard {
    var messages: [KeptStory.Message] = []
    var bytes = 0
    var now = 0.0
    /// When the memory limit was reached; `nil` if it was not.
    var full: Double?

    func hear(_ message: [UInt8]) {
      bytes += message.count
      if bytes < KeptCourse.mostBytes {
        messages.append(KeptStory.Message(at: now, text: String(decoding: message, as: UTF8.self)))
      } else {
        full = full ?? now
      }
    }
  }

  init(_ source: NamedRecording, on example: Example) {
    self.source = source
    stage = StagedScene(example, size: source.header.sceneSize)
    let count = source.frames.count
    interval = Self.intervals.first { count > $0.frames }?.seconds ?? 0
    let heard = Heard()
    self.heard = heard
    session = Session(stage, gallery: [], isShared: true) { heard.hear($0.bytes) }
    rest = source.edits[...]
    session.join(client, size: stage.size)
  }

  /// Plays the recording, and then answers "why", for one time slice.
  /// - Returns: whether all is done.
  func run() -> Bool {
    if hasPlayed { return answer() }
    hasPlayed = play()
    if hasPlayed { events = stage.system.traceBuffer?.events ?? [] }
    return false
  }

  private func play() -> Bool {
    var slice = TimeSlice()
    while next < source.frames.count {
      if slice.isOver { return false }
      edit(before: next)
      let frame = source.frames[next]
      stage.system.receive(frame)
      next += 1
      let isMovement =
        frame.contacts.allSatisfy { $0.phase == .moved } && frame.presses.isEmpty
        && frame.scroll == nil && !frame.isInterruption
      if !isMovement || frame.time.seconds >= lastTold + interval { tell() }
      slice.measureStep()
    }
    edit(before: .max)
    let last = (source.frames.last?.time ?? .zero).advanced(by: Rehearsal.tailSeconds)
    var count = 0
    while let due = stage.system.nextDeadline, due < last, count < Self.mostDeadlines {
      stage.system.advance(to: due)
      tell()
      count += 1
    }
    if last > stage.system.now { stage.system.advance(to: last) }
    tell()
    self.end = last.seconds
    return true
  }

  /// The story, once all is done.
  var story: KeptStory {
    KeptStory(
      messages: heard.messages, answers: answers, end: end, lastShown: heard.full ?? end,
      interval: interval)
  }

  private func edit(before frame: Int) {
    while let edit = rest.first, edit.frame <= frame {
      rest.removeFirst()
      _ = stage.apply(edit.change)
    }
  }

  private func tell() {
    lastTold = stage.system.now.seconds
    heard.now = lastTold
    guard let viewer = session.viewer(client) else { return }
    viewer.isReady = true
    viewer.hasNews = true
    session.flush()
  }

  private func answer() -> Bool {
    var slice = TimeSlice()
    while nextEvent < events.count, answers.count < Self.mostQuestions {
      if slice.isOver { return false }
      let event = events[nextEvent]
      nextEvent += 1
      guard case .state(let subject, _, let state, _) = event.kind, state != .possible,
        state != .changed
      else { continue }
      let at = event.time.seconds
      answers.append(
        KeptStory.Answer(
          recognizer: subject.id, at: at, state: state.word,
          isPart: stage.recognizer(subject.id)?.isApps == false ? true : nil,
          sentences: Advice.why(subject.id, at: at, in: stage)))
      slice.measureStep()
    }
    return true
  }
}
