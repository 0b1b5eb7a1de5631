/// Answers about recordings, kept until it is their turn.
struct AnswerOrder {
  typealias Answer = (kind: WorkerAnswer.Kind, text: String)

  /// The recording whose turn it is.
  private(set) var next = 0
  private var waiting: [Int: [Answer]] = [:]

  mutating func note(_ number: Int, _ kind: WorkerAnswer.Kind, _ text: String) {
    waiting[number, default: []].append((kind, text))
  }

  /// The next thing to print, if it has come.
  mutating func take() -> Answer? {
    guard var answers = waiting[next], !answers.isEmpty else { return nil }
    let answer = answers.removeFirst()
    if answer.kind == .done {
      waiting[next] = nil
      next += 1
    } else {
      waiting[next] = answers
    }
    return answer
  }
}
