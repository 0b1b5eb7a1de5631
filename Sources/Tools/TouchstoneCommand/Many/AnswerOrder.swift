/// Stores answers about recordings until it is their turn in the order.
struct AnswerOrder {
  typealias Answer = (kind: WorkerAnswer.Kind, text: String)

  /// Index of the recording whose turn it is.
  private(set) var next = 0
  private var waiting: [Int: [Answer]] = [:]

  mutating func note(_ number: Int, _ kind: WorkerAnswer.Kind, _ text: String) {
    waiting[number, default: []].append((kind, text))
  }

  /// Removes the next answer to print; `nil` if it has not arrived.
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
