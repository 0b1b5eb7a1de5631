import GestureCore
import TouchStories
import Touchstone

/// One line of a stage's story, as `explain` prints it.
struct StoryLine: Encodable, Equatable {
  enum Outcome: String, Encodable {
    case recognized, cancelled, failed, others, warning
  }

  /// Time of the outcome, in seconds.
  var at: Double
  var outcome: Outcome
  /// `nil` if the line is about several recognizers or none.
  var recognizer: Int?
  var name: String
  var text: String
}

/// The outcome of each gesture on a stage, as sentences.
final class StageStory {
  /// Older lines are forgotten.
  private static let most = 400

  /// The stored lines, and the number of the first one.
  private(set) var lines: [StoryLine] = []
  private(set) var first = 0
  private var known: [Int] = []

  var end: Int { first + lines.count }

  func lines(since line: Int) -> [StoryLine] { Array(lines.dropFirst(max(0, line - first))) }

  /// Follows the stage's present recognizers. Must be called between gestures, because a gesture in
  /// progress would be lost.
  func follow(_ stage: StagedScene) {
    let recognizers = stage.recognizers.filter { !$0.isInner }
    let numbers = recognizers.map(\.subject.id)
    guard numbers != known else { return }
    known = numbers
    let labels = stage.labels
    let names = Dictionary(labels.map { ($0.value, $0.key) }) { first, _ in first }
    let text = StoryText(names: [])
    let storyteller = Storyteller(
      of: recognizers, stage.system.tuning, name: { labels[$0.subject.id] },
      tell: { [weak self] entry in
        let (name, words) = text.spelled(entry)
        self?.add(StoryLine(entry, names[name], name, words))
      })
    // With two recognizers, users ask why the one that lost did, so every loss is reported.
    storyteller.tellsEveryLoss = true
    stage.system.traceReader = storyteller
  }

  private func add(_ line: StoryLine) {
    lines.append(line)
    guard lines.count > Self.most else { return }
    lines.removeFirst()
    first += 1
  }
}

extension StoryLine {
  fileprivate init(_ entry: StoryEntry, _ recognizer: Int?, _ name: String, _ words: String) {
    switch entry {
    case .gesture(let gesture):
      outcome = gesture.isCancelled ? .cancelled : .recognized
      at = gesture.ended.seconds
    case .loss(let loss): (outcome, at) = (.failed, loss.time.seconds)
    case .others(let others): (outcome, at) = (.others, others.time.seconds)
    case .remark(let time, _): (outcome, at) = (.warning, time.seconds)
    }
    self.recognizer = recognizer
    self.name = name
    text = words
  }
}

extension StagedScene {
  /// Names that distinguish recognizers: equal names get the view's name, and then a number.
  var labels: [Int: String] {
    let all = recognizers.map { recognizer in
      let kind = RecognizerSnapshot.kind(of: recognizer)
      return (recognizer, census.nicknames.name(of: recognizer, kind: kind))
    }
    let counts = Dictionary(grouping: all, by: \.1).mapValues(\.count)
    var uses: [String: Int] = [:]
    var labels: [Int: String] = [:]
    for (recognizer, name) in all {
      var label = name
      if counts[name, default: 0] > 1 {
        let view = recognizer.view
        label += " · \(view.map { $0.accessibilityIdentifier ?? "\(type(of: $0))" } ?? "?")"
      }
      uses[label, default: 0] += 1
      let use = uses[label, default: 1]
      labels[recognizer.subject.id] = use == 1 ? label : "\(label) \(use)"
    }
    return labels
  }
}
