import Foundation

/// Lines of a picture that differ in their times alone, as one.
struct FoldedLine: Equatable {
  private(set) var count = 1
  private let first: PictureLine
  private var last: PictureLine

  private init(_ line: PictureLine) {
    first = line
    last = line
  }

  /// The lines in their order; of equal ones the first says what it was. They are one where nothing
  /// stands between them, or `acrossOthers`.
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
  /// How often, where it is not once.
  var times: String { count == 1 ? "" : " × \(count)" }

  /// When and what: the moment of one, from the first to the last of several.
  var words: String {
    let end = last.end > first.time ? " – \(StoryText.time(last.end))" : ""
    return "\(StoryText.time(first.time))\(end) s, \(count == 1 ? first.words : first.plain)"
  }
}
