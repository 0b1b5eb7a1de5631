import GestureCore
import Testing

@Suite("PairAnswers")
struct PairAnswersTests {
  private var answers = PairAnswers()
  private let a = Member(0)
  private let b = Member(3)

  private var all: [Bool?] { [answers[a, b], answers[b, a], answers[a, a], answers[b, b]] }

  @Test("nothing is known before it is answered, and each order of a pair has its own answer")
  mutating func notes() {
    let before = all
    answers.add(true, of: a, and: b)
    answers.add(false, of: b, and: a)
    #expect([before, all] == [[nil, nil, nil, nil], [true, false, nil, nil]])
  }

  @Test("a later answer takes the place of an earlier one, and is forgotten with it")
  mutating func again() {
    answers.add(true, of: a, and: b)
    answers.add(false, of: a, and: b)
    let answer = answers[a, b]
    answers.removeAll()
    #expect([answer, answers[a, b]] == [false, nil])
  }

  @Test("with a member goes what was answered about it, whichever it was of the two")
  mutating func forgets() {
    let c = Member(1)
    for (first, second) in [(a, b), (b, a), (a, c), (c, b), (c, a)] {
      answers.add(true, of: first, and: second)
    }
    answers.remove(b)
    let others = [answers[a, c], answers[c, b], answers[c, a]]
    #expect(all + others == [nil, nil, nil, nil, true, nil, true])
  }

  @Test("answers are found among thousands, however large the numbers, until they are forgotten")
  mutating func crowd() {
    let members = (0..<60).map { Member($0 * $0 * 7) }
    func isYes(_ first: Member, _ second: Member) -> Bool { first.number % 3 == second.number % 2 }
    for first in members {
      for second in members { answers.add(isYes(first, second), of: first, and: second) }
    }
    let known = answers
    answers.removeAll()
    let left = answers
    var wrong: [String] = []
    for first in members {
      for second in members {
        if known[first, second] != isYes(first, second) { wrong.append("\(first) \(second)") }
        if left[first, second] != nil { wrong.append("\(first) \(second) is left") }
      }
    }
    #expect(wrong == [])
  }
}
