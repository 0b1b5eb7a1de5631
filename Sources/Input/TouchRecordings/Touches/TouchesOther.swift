import Foundation
import GestureCore

/// A line's changes other than fingers: buttons and keys, hover, scroll, trackpad transforms, and updates of estimated
/// properties. Each is complete; no values persist between lines.
enum TouchesOther: Sendable, Hashable {
  case press(PressChange)
  case hover(HoverChange)
  case scroll(ScrollChange)
  case transform(TransformChange)
  case update(EstimateUpdate)

  typealias Problem = TouchesLine.Problem

  /// Parses a change; `nil` if its first word is none of these.
  init?(_ words: [Substring]) throws(Problem) {
    guard let verb = words.first else { return nil }
    switch verb {
    case "press": self = .press(try Self.press(words))
    case "hover": self = .hover(try Self.hover(words))
    case "scroll": self = .scroll(try Self.scroll(words))
    case "transform": self = .transform(try Self.transform(words))
    case "update": self = .update(try Self.update(words))
    default: return nil
    }
  }

  func add(to frame: inout InputFrame) {
    switch self {
    case .press(let press): frame.presses.append(press)
    case .hover(let hover): frame.hover = hover
    case .scroll(let scroll): frame.scroll = scroll
    case .transform(let transform): frame.transform = transform
    case .update(let update): frame.estimateUpdates.append(update)
    }
  }

  // MARK: - Reading

  /// `press ID PHASE type N force F characters TEXT plain TEXT held BITS usage N`
  private static func press(_ words: [Substring]) throws(Problem) -> PressChange {
    var values = try Values(words, from: 3)
    let id = try whole(words, at: 1)
    var press = PressChange(id: id, phase: try phase(words, at: 2), type: 0)
    press.type = try values.whole("type") ?? 0
    press.force = try values.number("force") ?? 1
    if let characters = try values.text("characters") {
      press.key = KeyStroke(
        characters: characters, charactersIgnoringModifiers: try values.text("plain"),
        modifiers: try values.whole("held") ?? 0, usage: try values.whole("usage") ?? 0)
    }
    try values.finish()
    return press
  }

  /// `hover PHASE X,Y kind K height N altitude N azimuth N roll N`
  private static func hover(_ words: [Substring]) throws(Problem) -> HoverChange {
    var values = try Values(words, from: 3)
    var hover = HoverChange(phase: try phase(words, at: 1), location: try point(words, at: 2))
    if let word = values.take("kind") {
      guard let known = TouchesSpelling.kinds.first(where: { $0.word == word }) else {
        throw Problem("“\(word.prefix(20))” is no value for kind")
      }
      hover.kind = known.kind
    }
    hover.zOffset = try values.number("height") ?? hover.zOffset
    hover.altitudeAngle = try values.number("altitude") ?? hover.altitudeAngle
    hover.azimuthAngle = try values.number("azimuth") ?? hover.azimuthAngle
    hover.rollAngle = try values.number("roll") ?? hover.rollAngle
    try values.finish()
    return hover
  }

  /// `scroll PHASE X,Y by DX,DY clicks 1`
  private static func scroll(_ words: [Substring]) throws(Problem) -> ScrollChange {
    var values = try Values(words, from: 3)
    let by = try values.point("by") ?? .zero
    let change = ScrollChange(
      phase: try phase(words, at: 1), location: try point(words, at: 2), dx: by.x, dy: by.y,
      isDiscrete: try values.whole("clicks") == 1)
    try values.finish()
    return change
  }

  /// `transform PHASE X,Y scale N turn N`
  private static func transform(_ words: [Substring]) throws(Problem) -> TransformChange {
    var values = try Values(words, from: 3)
    let change = TransformChange(
      phase: try phase(words, at: 1), location: try point(words, at: 2),
      scale: try values.number("scale") ?? 1, rotation: try values.number("turn") ?? 0)
    try values.finish()
    return change
  }

  /// `update INDEX place X,Y force N azimuth N altitude N roll N expecting BITS`
  private static func update(_ words: [Substring]) throws(Problem) -> EstimateUpdate {
    var values = try Values(words, from: 2)
    let update = EstimateUpdate(
      index: try whole(words, at: 1), location: try values.point("place"),
      force: try values.number("force"), azimuthAngle: try values.number("azimuth"),
      altitudeAngle: try values.number("altitude"), rollAngle: try values.number("roll"),
      stillExpectingUpdates: .init(rawValue: try values.whole("expecting") ?? 0))
    try values.finish()
    return update
  }

  private static func whole(_ words: [Substring], at place: Int) throws(Problem) -> Int {
    guard place < words.count, let number = Int(words[place]) else {
      throw Problem("the number behind “\(words[0])” is missing or no whole number")
    }
    return number
  }

  private static func phase(_ words: [Substring], at place: Int) throws(Problem) -> InputPhase {
    guard place < words.count,
      let known = TouchesSpelling.phases.first(where: { $0.word == words[place] })
    else { throw Problem("“\(words[0])” needs began, changed, ended or cancelled") }
    return known.phase
  }

  private static func point(_ words: [Substring], at place: Int) throws(Problem) -> CGPoint {
    guard place < words.count, let point = TouchesSpelling.point(in: words[place]) else {
      throw Problem("“\(words[0])” needs a place; write X,Y")
    }
    return point
  }
}

/// A change's words and values, each of which is read once.
private struct Values {
  private var values: [(word: Substring, value: Substring)] = []

  init(_ words: [Substring], from start: Int) throws(TouchesLine.Problem) {
    var next = start
    while next < words.count {
      guard next + 1 < words.count else {
        throw TouchesLine.Problem("“\(words[next].prefix(20))” stands without its value")
      }
      values.append((words[next], words[next + 1]))
      next += 2
    }
  }

  mutating func take(_ word: String) -> Substring? {
    guard let index = values.firstIndex(where: { $0.word == word }) else { return nil }
    return values.remove(at: index).value
  }

  mutating func number(_ word: String) throws(TouchesLine.Problem) -> CGFloat? {
    try take(word, TouchesSpelling.number(in:))
  }

  mutating func whole(_ word: String) throws(TouchesLine.Problem) -> Int? {
    try take(word) { Int($0) }
  }

  mutating func point(_ word: String) throws(TouchesLine.Problem) -> CGPoint? {
    try take(word, TouchesSpelling.point(in:))
  }

  mutating func text(_ word: String) throws(TouchesLine.Problem) -> String? {
    try take(word, TouchesSpelling.text(in:))
  }

  /// Throws if there are unknown words.
  func finish() throws(TouchesLine.Problem) {
    guard let (word, _) = values.first else { return }
    throw TouchesLine.Problem("“\(word.prefix(20))” is nothing that this change has")
  }

  private mutating func take<Value>(
    _ word: String, _ read: (Substring) -> Value?
  ) throws(TouchesLine.Problem) -> Value? {
    guard let text = take(word) else { return nil }
    guard let value = read(text) else {
      throw TouchesLine.Problem("“\(text.prefix(20))” is no value for \(word)")
    }
    return value
  }
}
