import Foundation

/// A line about a `wl_touch` object: its ID, the event and its arguments. wev prints the arguments with names.
struct WaylandMessage {
  enum Name: String {
    case down, motion, up, frame, cancel, shape, other
  }

  let object: Int64
  /// `nil` if the line mentions `wl_touch` but is not a message.
  let name: Name?
  private let line: ByteCursor
  private var arguments: [Range<Int>] = []

  /// Messages are shorter.
  private static let longest = 400

  init?(_ line: ByteCursor) {
    var line = line
    guard line.skip(past: "wl_touch") else { return nil }
    if line.take("] ") {
      (object, self.line) = (0, line)
      (name, arguments) = Self.named(line)
      return
    }
    guard line.take(UInt8(ascii: "@")) || line.take(.hash), let object = line.decimal(),
      (0...Int64(Int32.max)).contains(object), line.take(.dot)
    else { return nil }
    self.object = object
    self.line = line
    let text = line.bytes[line.at..<min(line.end, line.at + Self.longest)]
    guard let open = text.firstIndex(of: UInt8(ascii: "(")) else {
      name = nil
      return
    }
    let word = line.text(text.startIndex..<open)
    name = word == "orientation" || word == "release" ? .other : Name(rawValue: word)
    var rest = text[(open + 1)...].prefix { $0 != UInt8(ascii: ")") }
    while !rest.isEmpty {
      let end = rest.firstIndex(of: .comma) ?? rest.endIndex
      let argument = rest[..<end].drop { $0 == .space }
      if end > rest.startIndex { arguments.append(argument.startIndex..<end) }
      rest = rest[end...].dropFirst()
    }
  }

  /// The event and its arguments of `down: serial: 12; time: 4567; surface: 3; id: 0; x, y: 12.5, 30.0`, which are in
  /// the protocol's order.
  private static func named(_ line: ByteCursor) -> (Name?, [Range<Int>]) {
    let text = line.bytes[line.at..<min(line.end, line.at + longest)]
    let word = text.prefix { $0.isLetter }
    let fields = text[word.endIndex...].dropFirst().split(separator: .semicolon)
    let arguments = fields.flatMap { field in
      (field.lastIndex(of: .colon).map { field[($0 + 1)...] } ?? field)
        .split(separator: .comma).map { $0.drop { $0 == .space }.indices }
    }
    return (Name(rawValue: line.text(word.indices)), arguments)
  }

  /// The integer argument at an index; finger IDs and times have 32 bits.
  func integer(_ index: Int) -> Int64? {
    guard arguments.indices.contains(index) else { return nil }
    var cursor = ByteCursor(line.bytes, arguments[index])
    guard let value = cursor.decimal(), cursor.isAtEnd, (0...Int64(UInt32.max)).contains(value)
    else { return nil }
    return value
  }

  func time(_ index: Int) -> Int64? { integer(index) }

  func number(_ index: Int) -> Double? {
    arguments.indices.contains(index) ? LogFields.number(line.text(arguments[index])) : nil
  }

  /// The two numbers beginning at an index.
  func place(_ index: Int) -> ContactReading? {
    guard let x = number(index), let y = number(index + 1) else { return nil }
    return ContactReading(x: x, y: y)
  }
}
