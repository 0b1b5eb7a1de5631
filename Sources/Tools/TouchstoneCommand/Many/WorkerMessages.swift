/// A request to a worker: a name, and the recording's content unless it is a file.
enum WorkerRequest {
  private static let path = UInt8(ascii: "p")
  private static let bytes = UInt8(ascii: "b")

  static func encoded(_ item: BatchItem) -> [UInt8] {
    let name = Netstring.encoded(item.name.utf8)
    guard case .bytes(let bytes) = item.place else { return name + Netstring.encoded([path]) }
    return name + Netstring.encoded([Self.bytes] + bytes)
  }

  static func read(_ input: inout InputTokens) -> BatchItem? {
    guard case .bytes(let name) = Netstring.read(&input, atMost: .max),
      case .bytes(var content) = Netstring.read(&input, atMost: .max), let kind = content.first
    else { return nil }
    content.removeFirst()
    return BatchItem(
      name: String(decoding: name, as: UTF8.self), place: kind == path ? .path : .bytes(content))
  }
}

/// An answer of a worker: parts of its output and its errors, then the exit code.
enum WorkerAnswer {
  enum Kind: UInt8 {
    case output = 0x6f
    case error = 0x65
    case done = 0x64
  }

  static func encoded(_ kind: Kind, _ text: String) -> [UInt8] {
    Netstring.encoded([kind.rawValue] + text.utf8)
  }

  /// Removes a complete answer from the front of `bytes`; `nil` if it is incomplete.
  static func take(from bytes: inout ArraySlice<UInt8>) -> (kind: Kind, text: String)? {
    guard let answer = Netstring.take(from: &bytes), let first = answer.first,
      let kind = Kind(rawValue: first)
    else { return nil }
    return (kind, String(decoding: answer.dropFirst(), as: UTF8.self))
  }
}
