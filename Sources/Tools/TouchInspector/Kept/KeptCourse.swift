import Foundation
import GestureCore
import InspectorNetwork
import Touchstone

/// What a page would have heard while a recording was played, and what it would be told if it asked why;
/// in stretches, so that others have their turn between them.
final class KeptCourse {
  /// More is no gesture.
  static let mostFrames = 20_000
  /// Bytes of messages beyond which nothing more is kept.
  private static let most = 6 << 20
  private static let afterglow = 1.0
  private static let mostQuestions = 400
  /// Deadlines behind the last frame.
  private static let mostDeadlines = 500

  private let source: NamedRecording
  private let stage: StagedScene
  private let heard: Heard
  private let session: Session
  private let client = ClientID(number: 1)
  private var rest: ArraySlice<SceneEdit>
  private var next = 0

  /// What was said to the page.
  private final class Heard {
    var messages: [String] = []
    var bytes = 0

    func hear(_ message: [UInt8]) {
      bytes += message.count
      if bytes < KeptCourse.most { messages.append(String(decoding: message, as: UTF8.self)) }
    }
  }

  init(_ source: NamedRecording, on example: Example) {
    self.source = source
    stage = StagedScene(example, size: source.header.sceneSize)
    let heard = Heard()
    self.heard = heard
    session = Session(stage, gallery: [], isShared: true) { heard.hear($0.bytes) }
    rest = source.edits[...]
    session.join(client, size: stage.size)
  }

  /// Plays so many frames more.
  /// - Returns: one JSON object once it is over, whose letters end no script.
  func play(atMost count: Int) -> String? {
    let end = min(source.frames.count, next + count)
    while next < end {
      edit(before: next)
      stage.system.receive(source.frames[next])
      next += 1
      tell()
    }
    guard next == source.frames.count else { return nil }
    edit(before: .max)
    let last = (source.frames.last?.time ?? .zero).advanced(by: Self.afterglow)
    var count = 0
    while let due = stage.system.nextDeadline, due < last, count < Self.mostDeadlines {
      stage.system.advance(to: due)
      tell()
      count += 1
    }
    if last > stage.system.now { stage.system.advance(to: last) }
    tell()
    let text =
      "{\"messages\":[\(heard.messages.joined(separator: ","))],\"whys\":\(whys),"
      + "\"end\":\(last.seconds)}"
    return text.replacing("<", with: "\\u003c")
  }

  private func edit(before frame: Int) {
    while let edit = rest.first, edit.frame <= frame {
      rest.removeFirst()
      _ = stage.apply(edit.change)
    }
  }

  private func tell() {
    guard let viewer = session.viewer(client) else { return }
    viewer.isReady = true
    viewer.hasNews = true
    session.flush()
  }

  private struct Answer: Encodable {
    var recognizer: Int
    var at: Double
    var sentences: [String]
  }

  /// Answers about everything that came to something.
  private var whys: String {
    var answers: [Answer] = []
    for event in stage.system.traceBuffer?.events ?? [] {
      guard case .state(let subject, _, let state, _) = event.kind, state != .possible,
        state != .changed, answers.count < Self.mostQuestions
      else { continue }
      let at = event.time.seconds
      answers.append(
        Answer(
          recognizer: subject.id, at: at, sentences: Advice.why(subject.id, at: at, in: stage)))
    }
    return String(decoding: ServerMessage.encodeAny(answers), as: UTF8.self)
  }
}
