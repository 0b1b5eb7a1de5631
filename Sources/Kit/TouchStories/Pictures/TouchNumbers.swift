/// Formats numbers of touches, with ranges for consecutive ones.
enum TouchNumbers {
  /// Such as `1–4, 7`.
  static func words(_ numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in Set(numbers).sorted() {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { run in
      switch run.count {
      case 1: "\(run.lowerBound)"
      case 2: "\(run.lowerBound), \(run.upperBound)"
      default: "\(run.lowerBound)–\(run.upperBound)"
      }
    }.joined(separator: ", ")
  }
}
