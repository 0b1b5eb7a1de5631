/// What the bytes of a target are made of, so that a fuzzer changes whole parts: bytes that it changes
/// one by one are mostly refused at the first of them.
nonisolated package enum Grammar: Sendable {
  /// Values of JSON.
  case json
  /// Objects of JSON, one a line.
  case jsonLines
  /// Lines, and what is indented below them: YAML, and formats of a line for each moment.
  case blocks
  /// Items of a HID descriptor behind their length, and reports behind theirs.
  case items

  /// The bytes with one to three parts changed, and no more of them than may be.
  package func mutated(
    _ bytes: [UInt8], atMost most: Int, with random: inout some RandomNumberGenerator
  ) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let next =
        switch self {
        case .json: JSONParts(result).mutated(with: &random)
        case .jsonLines:
          Bool.random(using: &random)
            ? JSONParts(result).mutated(with: &random) : BlockParts(result).mutated(with: &random)
        case .blocks: BlockParts(result).mutated(with: &random)
        case .items: ItemParts(result).mutated(with: &random)
        }
      if next.count <= most { result = next }
    }
    return result
  }
}

extension FuzzTarget {
  /// How its bytes are changed in whole parts, where that finds more.
  nonisolated package var grammar: Grammar? {
    switch self {
    case .json, .scene: .json
    case .messages: .jsonLines
    case .recording(.touches), .recording(.libinput), .rules, .devices: .blocks
    case .descriptor: .items
    default: nil
    }
  }
}
