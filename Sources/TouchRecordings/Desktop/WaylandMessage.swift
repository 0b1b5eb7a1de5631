import Foundation

/// A line about a `wl_touch` object: which, what happened, and the arguments.
struct WaylandMessage {
  enum Name: String {
    case down, motion, up, frame, cancel, shape, other
  }

  let object: Int64
  /// `nil` for a line that is no message although it speaks of `wl_touch`.
  let name: Name?
  private let arguments: [Substring]

  init?(_ line: ByteCursor) {
    var line = line
    guard line.skip(past: "wl_touch"), line.take(UInt8(ascii: "@")) || line.take(.hash),
      let object = line.decimal(), (0...Int64(Int32.max)).contains(object), line.take(.dot)
    else { return nil }
    self.object = object
    let text = line.rest.prefix(400)
    guard let open = text.firstIndex(of: "(") else {
      name = nil
      arguments = []
      return
    }
    let word = text[..<open]
    name = ["orientation", "release"].contains(word) ? .other : Name(rawValue: String(word))
    arguments = text[text.index(after: open)...].prefix { $0 != ")" }.split(separator: ",")
      .map { $0.drop { $0 == " " } }
  }

  /// The whole number at that place; a finger's number and times fit into 32 bits.
  func integer(_ index: Int) -> Int64? {
    guard arguments.indices.contains(index), let value = Int64(arguments[index]),
      (0...Int64(UInt32.max)).contains(value)
    else { return nil }
    return value
  }

  func time(_ index: Int) -> Int64? { integer(index) }

  func number(_ index: Int) -> Double? {
    arguments.indices.contains(index) ? LogFields.number(arguments[index]) : nil
  }

  /// Two numbers from that place on.
  func place(_ index: Int) -> ContactReading? {
    guard let x = number(index), let y = number(index + 1) else { return nil }
    return ContactReading(x: x, y: y)
  }
}
