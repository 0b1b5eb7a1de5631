/// An action to perform, with all values filled in.
package enum Deed: Equatable, CustomStringConvertible {
  case run([String])
  case keys([Chord])
  case hold(Chord)
  /// Releases keys that were held.
  case lift(Chord)
  case click(PointerButton)

  package var description: String {
    switch self {
    case .run(let words): "run \(words.map(Self.quoted).joined(separator: " "))"
    case .keys(let chords): "keys \(chords.map(\.description).joined(separator: " "))"
    case .hold(let chord): "hold \(chord)"
    case .lift(let chord): "lift \(chord)"
    case .click(let button): "click \(button.rawValue)"
    }
  }

  /// Quotes words with special characters, so that word boundaries are visible.
  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy {
        $0.isASCII && $0 > " " && !"'\"\\".contains(Character($0))
      }
    if isPlain { return word }
    let escaped = word.unicodeScalars.flatMap { $0 == "'" ? Array("'\\''".unicodeScalars) : [$0] }
    return "'" + String(String.UnicodeScalarView(escaped)) + "'"
  }
}
