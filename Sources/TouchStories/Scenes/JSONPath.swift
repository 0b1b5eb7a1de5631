/// Finds the value at a path such as `$.view.recognizers[2].name` in JSON that has been read already.
///
/// Values know nothing of where they stood, since only errors ask; those look once more.
struct JSONPath {
  private let bytes: [UInt8]
  private var at = 0

  /// The offset of the value's first byte, or of the last value on the way that is there.
  static func offset(of path: String, in bytes: [UInt8]) -> Int {
    var finder = JSONPath(bytes: bytes)
    return finder.find(path.dropFirst())
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func find(_ path: Substring) -> Int {
    var rest = path
    skipBlanks()
    while !rest.isEmpty, at < bytes.count {
      let start = at
      let found = bytes[at] == UInt8(ascii: "{") ? member(of: rest) : element(of: rest)
      guard let found else { return start }
      (at, rest) = found
    }
    return at
  }

  /// The member that the path goes on with, and what remains of the path; of several the last one
  /// counts, as it does for the reader.
  private mutating func member(of path: Substring) -> (offset: Int, rest: Substring)? {
    var found: (offset: Int, rest: Substring)?
    at += 1
    skipBlanks()
    while at < bytes.count, bytes[at] == UInt8(ascii: "\"") {
      let name = name()
      skip(UInt8(ascii: ":"))
      if let rest = path.removing("." + name),
        rest.isEmpty || rest.first == "." || rest.first == "["
      {
        found = (at, rest)
      }
      skipValue()
      skip(UInt8(ascii: ","))
    }
    return found
  }

  private mutating func element(of path: Substring) -> (offset: Int, rest: Substring)? {
    guard bytes[at] == UInt8(ascii: "["), path.first == "[", let end = path.firstIndex(of: "]"),
      let index = Int(path[path.index(after: path.startIndex)..<end])
    else { return nil }
    at += 1
    skipBlanks()
    for _ in 0..<index {
      skipValue()
      skip(UInt8(ascii: ","))
    }
    return at < bytes.count ? (at, path[path.index(after: end)...]) : nil
  }

  // MARK: - Signs

  private mutating func name() -> String {
    let start = at
    skipString()
    let limits = JSONReader.Limits(depth: 1, values: 1)
    guard
      case .string(let name)? = try? JSONReader.value(of: Array(bytes[start..<at]), within: limits)
    else { return "" }
    return name
  }

  private mutating func skipValue() {
    var depth = 0
    repeat {
      guard at < bytes.count else { return }
      switch bytes[at] {
      case UInt8(ascii: "\""):
        skipString()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ","): if depth == 0 { return }
      default: break
      }
      at += 1
    } while true
  }

  private mutating func skipString() {
    at += 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    at = min(at + 1, bytes.count)
  }

  private mutating func skip(_ sign: UInt8) {
    skipBlanks()
    if at < bytes.count, bytes[at] == sign { at += 1 }
    skipBlanks()
  }

  private mutating func skipBlanks() {
    while at < bytes.count, [0x20, 0x0a, 0x0d, 0x09].contains(bytes[at]) { at += 1 }
  }
}

extension Substring {
  /// What follows a beginning, if this begins so.
  fileprivate func removing(_ beginning: String) -> Substring? {
    hasPrefix(beginning) ? dropFirst(beginning.count) : nil
  }
}
