/// Suggests corrections of misspelt words.
package enum Spelling {
  /// The word of a list that is nearest to a misspelt one; `nil` if none is near.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let ranked = words.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }),
      best.distance <= max(2, word.count / 3)
    else { return nil }
    return best.word
  }

  /// A suggestion for an unknown word.
  package static func suggestion(for word: String, among words: [String]) -> String {
    if let nearest = nearest(to: word, among: words) { return "did you mean “\(nearest)”?" }
    return words.isEmpty ? "there are none" : "known are \(words.joined(separator: ", "))"
  }

  /// The edit distance: the number of letters to change, insert or delete.
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second.prefix(64))
    var row = Array(0...second.count)
    for (index, letter) in first.prefix(64).enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in second.indices {
        let change = diagonal + (letter == second[place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(change, row[place] + 1, row[place + 1] + 1)
      }
    }
    return row[second.count]
  }
}
