/// A glob pattern as in the hardware database and quirks files: `*`, `?` and `[a-z]`.
struct GlobPattern: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    case letter(Character)
    case any, anything
    case oneOf([ClosedRange<Character>], isNegated: Bool)
  }

  private let parts: [Part]

  init(_ text: some StringProtocol) {
    var parts: [Part] = []
    var rest = Substring(text)
    while let letter = rest.popFirst() {
      switch letter {
      case "*":
        // Several asterisks are equivalent to one and would only take time.
        if parts.last != .anything { parts.append(.anything) }
      case "?": parts.append(.any)
      case "\\": parts.append(.letter(rest.popFirst() ?? "\\"))
      case "[":
        if let set = Self.set(&rest) { parts.append(set) } else { parts.append(.letter("[")) }
      default: parts.append(.letter(letter))
      }
    }
    self.parts = parts
  }

  /// Whether it matches the whole text. Takes at most the product of both lengths.
  func matches(_ text: some StringProtocol) -> Bool {
    let letters = Array(text)
    var (part, place) = (0, 0)
    // Where to continue if the text after the last `*` does not match.
    var retry: (part: Int, place: Int)?
    while place < letters.count {
      if part < parts.count, parts[part] == .anything {
        retry = (part + 1, place)
        part += 1
      } else if part < parts.count, Self.fits(parts[part], letters[place]) {
        part += 1
        place += 1
      } else if let last = retry {
        retry = (last.part, last.place + 1)
        (part, place) = (last.part, last.place + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .anything }
  }

  private static func fits(_ part: Part, _ letter: Character) -> Bool {
    switch part {
    case .letter(let own): own == letter
    case .any, .anything: true
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(letter) } != isNegated
    }
  }

  /// Parses the text after an opening bracket; `nil` if there is no closing one.
  private static func set(_ rest: inout Substring) -> Part? {
    let isNegated = rest.first.map { "!^".contains($0) } ?? false
    let inside = Array(rest.dropFirst(isNegated ? 1 : 0))
    // A closing bracket in the first position is a member of the set.
    guard let end = inside.indices.dropFirst().first(where: { inside[$0] == "]" }) else {
      return nil
    }
    rest.removeFirst(end + 1 + (isNegated ? 1 : 0))
    var ranges: [ClosedRange<Character>] = []
    var index = 0
    while index < end {
      if index + 2 < end, inside[index + 1] == "-", inside[index] <= inside[index + 2] {
        ranges.append(inside[index]...inside[index + 2])
        index += 3
      } else {
        ranges.append(inside[index]...inside[index])
        index += 1
      }
    }
    return .oneOf(ranges, isNegated: isNegated)
  }
}
