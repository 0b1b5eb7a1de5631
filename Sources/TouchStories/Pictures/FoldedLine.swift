import Foundation

/// Lines of a picture one after the other that differ in their times alone, as one.
struct FoldedLine: Equatable {
  private(set) var count = 1
  private let first: PictureLine
  private var last: PictureLine

  private init(_ line: PictureLine) {
    first = line
    last = line
  }

  /// The lines in their order; of a run of equal ones the first tells what it was.
  static func folded(_ lines: [PictureLine]) -> [FoldedLine] {
    var folded: [FoldedLine] = []
    for line in lines {
      if let previous = folded.last, previous.first.recognizer == line.recognizer,
        previous.first.words == line.words
      {
        folded[folded.count - 1].count += 1
        folded[folded.count - 1].last = line
      } else {
        folded.append(FoldedLine(line))
      }
    }
    return folded
  }

  var name: String { count == 1 ? first.recognizer : "\(first.recognizer) × \(count)" }

  /// When and what: the moment of one, from the first to the last of several.
  var words: String {
    let end = last.end > first.time ? " – \(StoryText.time(last.end))" : ""
    return "\(StoryText.time(first.time))\(end) s, \(first.words)"
  }
}
