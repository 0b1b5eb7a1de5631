import Foundation

/// Lines of a picture that differ only in their times, merged to one.
struct FoldedLine: Equatable {
  private(set) var count = 1
  private let first: PictureLine
  private var last: PictureLine

  private init(_ line: PictureLine) {
    first = line
    last = line
  }

  /// The lines in order; equal ones are merged into the first. With `acrossOthers`, they need not
  /// be adjacent.
  static func folded(_ lines: [PictureLine], acrossOthers: Bool = false) -> [FoldedLine] {
    var folded: [FoldedLine] = []
    var places: [[String]: Int] = [:]
    for line in lines {
      let key = [line.recognizer, line.plain]
      if let place = places[key], acrossOthers || place == folded.count - 1 {
        folded[place].count += 1
        folded[place].last = line
      } else {
        places[key] = folded.count
        folded.append(FoldedLine(line))
      }
    }
    return folded
  }

  var name: String { first.recognizer }
  /// The number of merged lines; empty for one.
  var times: String { count == 1 ? "" : " × \(count)" }

  /// The time or time span, and the text.
  var words: String {
    let end = last.end > first.time ? " – \(StoryText.time(last.end))" : ""
    return "\(StoryText.time(first.time))\(end) s, \(count == 1 ? first.words : first.plain)"
  }
}
