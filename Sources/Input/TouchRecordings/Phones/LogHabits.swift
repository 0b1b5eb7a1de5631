import Foundation

/// What the lines of a log mean together, where a single line does not say it. The beginning of the log decides.
struct LogHabits: Sendable {
  private(set) var idColumn = IDColumn()
  private(set) var unit = LocationUnit()
  private var trailingTime = TrailingTime()
  /// Whether lines have times of their own, beside numbers at their ends.
  private var hasOwnTimes = false
  private var namesFingers = false

  /// Whether numbers at the ends of lines are times, as far as these lines say it.
  var endsWithTimes: Bool { !hasOwnTimes && trailingTime.isThere }
  /// Whether the times that these lines have are certain.
  var hasCertainTimes: Bool { hasOwnTimes || !trailingTime.isSeen || trailingTime.isThere }
  /// Whether numbers at the ends of lines may be times.
  var mayEndWithTimes: Bool { !hasOwnTimes }

  /// Whether a line is about fingers: where some lines name them, lines that do not are about something else.
  func accepts(_ words: TouchWords) -> Bool { words.namesFinger || !namesFingers }

  mutating func examine(_ words: TouchWords) {
    if words.namesFinger, words.place != nil { namesFingers = true }
    if words.hasTime { hasOwnTimes = true }
    idColumn.examine(words.ambiguousNumbers)
    trailingTime.examine(words.trailing)
    if let place = words.place { unit.examine(place) }
  }
}

/// Whether the unnamed numbers of a log's lines are `ID x y` or `x y pressure`.
///
/// A single line does not say it, because a location near the edge looks like a finger's ID. The beginning of the log decides.
struct IDColumn: Sendable {
  /// A touch screen reports fewer fingers at once.
  private static let mostFingers = 32.0

  private var firstsAreIDs = true
  private var secondsAreFractions = true
  private var thirdsAreFractions = true

  /// Whether a finger's ID comes first.
  var isThere: Bool {
    let hasPressures = thirdsAreFractions && !secondsAreFractions
    return firstsAreIDs && !hasPressures
  }

  /// The finger's ID that a number can be.
  static func id(_ number: Double) -> Int64? {
    (0..<mostFingers).contains(number) ? Int64(exactly: number) : nil
  }

  /// Examines a line with enough numbers for both.
  mutating func examine(_ numbers: [Double]) {
    guard numbers.count >= 3 else { return }
    if Self.id(numbers[0]) == nil { firstsAreIDs = false }
    if !(0...1).contains(numbers[1]) { secondsAreFractions = false }
    if !(0...1).contains(numbers[2]) { thirdsAreFractions = false }
  }
}

/// Whether the numbers at the ends of a log's lines are times: three or more that grow. Pressures come and go.
struct TrailingTime: Sendable {
  private var first: Double?
  private var last: Double?
  private var count = 0
  private var hasFallen = false

  var isSeen: Bool { count > 0 }
  var isThere: Bool { !hasFallen && count >= 3 && (last ?? 0) > (first ?? 0) }

  mutating func examine(_ number: Double?) {
    guard let number else { return }
    if let last, number < last { hasFallen = true }
    first = first ?? number
    last = number
    count += 1
  }
}

/// Whether locations are shares of the surface, as SDL logs them: all are from 0 to 1, and some lie between.
struct LocationUnit: Sendable {
  private var isOutside = false
  private var isBetween = false

  var isShares: Bool { isBetween && !isOutside }

  mutating func examine(_ place: CGPoint) {
    for coordinate in [place.x, place.y] {
      if !(0...1).contains(coordinate) { isOutside = true }
      if coordinate > 0, coordinate < 1 { isBetween = true }
    }
  }
}
