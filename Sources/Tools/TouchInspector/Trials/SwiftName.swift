import TouchStories

/// Swift identifiers for recognizers and views.
enum SwiftName {
  /// "double tap 2" as `doubleTap2`.
  static func variable(_ name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst()
        : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    guard let first = joined.first else { return "recognizer" }
    if SwiftKeyword.all.contains(joined) { return "`\(joined)`" }
    return first.isLetter ? joined : "recognizer\(joined)"
  }
}
