/// A HID descriptor's items and the reports behind it, as `DescriptorBytes` has them: each part behind its
/// length.
nonisolated struct ItemParts {
  private var items: [[UInt8]] = []
  private var reports: [[UInt8]] = []

  /// Ends and begins of collections, sizes and counts, ranges, usages of fingers, ids, and fields.
  private static let known: [[UInt8]] = [
    [0xc0], [0xa1, 0x02], [0xa1, 0x01], [0x75, 0x00], [0x75, 0x20], [0x95, 0xff], [0x95, 0x00],
    [0x26, 0xff, 0xff], [0x27, 0xff, 0xff, 0xff, 0x7f], [0x15, 0x81], [0x55, 0x0f], [0x65, 0x11],
    [0x05, 0x0d], [0x09, 0x22], [0x09, 0x42], [0x09, 0x51], [0x09, 0x54], [0x85, 0x00],
    [0x85, 0xff],
    [0x81, 0x02], [0x81, 0x01], [0xa4], [0xb4],
  ]

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var descriptor = Self.part(&rest)
    while let prefix = descriptor.first {
      let size = [0, 1, 2, 4][Int(prefix & 3)]
      items.append(Array(descriptor.prefix(1 + size)))
      descriptor = descriptor.dropFirst(1 + size)
    }
    while !rest.isEmpty { reports.append(Array(Self.part(&rest))) }
  }

  func mutated(with random: inout some RandomNumberGenerator) -> [UInt8] {
    var copy = self
    copy.change(with: &random)
    return copy.bytes
  }

  private mutating func change(with random: inout some RandomNumberGenerator) {
    let choice = Int.random(in: 0..<8, using: &random)
    if choice < 2, let index = reports.indices.randomElement(using: &random) {
      if choice == 0 {
        reports.insert(reports[index], at: index)
      } else if let place = reports[index].indices.randomElement(using: &random) {
        reports[index][place] = UInt8.random(in: .min ... .max, using: &random)
      }
    } else if let index = items.indices.randomElement(using: &random) {
      switch choice {
      case 2: items.remove(at: index)
      case 3: items.insert(items[index], at: index)
      case 4: items.swapAt(index, items.indices.randomElement(using: &random) ?? index)
      case 5: items.insert(Self.known.randomElement(using: &random) ?? [], at: index)
      default:
        let place = items[index].indices.randomElement(using: &random) ?? 0
        // What the item is keeps its size, and so what follows keeps its meaning.
        items[index][place] =
          place == 0
          ? items[index][0] & 3 | UInt8.random(in: 0...63, using: &random) << 2
          : [0, 1, 0x7f, 0x80, 0xff].randomElement(using: &random) ?? 0
      }
    }
  }

  /// Behind their lengths again; of what is too long for one, the end is lost.
  private var bytes: [UInt8] {
    ([items.flatMap { $0 }] + reports).flatMap { part in
      [UInt8(min(part.count, 255))] + part.prefix(255)
    }
  }

  private static func part(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let length = rest.popFirst() else { return [] }
    defer { rest = rest.dropFirst(Int(length)) }
    return rest.prefix(Int(length))
  }
}
