/// Panels whose descriptors are insufficient to interpret their reports, as listed in Linux.
struct HIDKnownPanel: Sendable {
  enum Habit: Sendable {
    /// Reports omit lifted contacts, or contain their old entries.
    case leavesOutLifted
    /// Unused entries have no confidence.
    case marksWithConfidence
    /// Unused entries are out of range, and contacts are identified by their entry.
    case marksWithRange
    /// One contact per report, whatever the descriptor's capacity.
    case isSerial
  }

  var vendor: UInt16
  var products: Set<UInt16>
  var habit: Habit
  var precision: Int64?

  func isOf(_ vendor: UInt16, _ product: UInt16) -> Bool {
    vendor == self.vendor && products.contains(product)
  }

  static let all = [
    // 3M
    Self(
      vendor: 0x0596, products: [0x0500, 0x0502, 0x0506], habit: .marksWithConfidence,
      precision: 2048),
    // eGalax, DWAV
    Self(
      vendor: 0x0eef,
      products: [
        0x480d, 0x480e, 0x7207, 0x720c, 0x7224, 0x722a, 0x725e, 0x7262, 0x726b, 0x72a1, 0x72aa,
        0x72c4, 0x72d0, 0x72fa, 0x7302, 0x7349, 0x73f7, 0xa001,
      ], habit: .isSerial, precision: 4096),
    // MosArt (ASUS, Turbo X)
    Self(vendor: 0x0486, products: [0x0185, 0x0186], habit: .marksWithConfidence),
    Self(vendor: 0x062a, products: [0x7100], habit: .marksWithConfidence),
    // Quanta
    Self(vendor: 0x0408, products: [0x3000, 0x3001, 0x3008], habit: .marksWithConfidence),
    // Lumio
    Self(vendor: 0x202e, products: [0x0006, 0x0007], habit: .marksWithConfidence),
    // PenMount
    Self(vendor: 0x14e1, products: [0x3500], habit: .marksWithConfidence),
    // Stantum, STMicroelectronics, Sitronix
    Self(vendor: 0x0483, products: [0x3261], habit: .marksWithConfidence),
    Self(vendor: 0x1403, products: [0x5001], habit: .marksWithConfidence),
    Self(vendor: 0x1f87, products: [0x0002], habit: .marksWithConfidence),
    // Cando
    Self(vendor: 0x2087, products: [0x0a01, 0x0b03], habit: .marksWithRange),
    // PixArt
    Self(vendor: 0x093a, products: [0x8001, 0x8002, 0x8003], habit: .marksWithRange),
    // FocalTech (Cygnal), Elitegroup, Atmel
    Self(vendor: 0x10c4, products: [0x81b9], habit: .isSerial),
    Self(vendor: 0x03fc, products: [0x05d8], habit: .isSerial),
    Self(vendor: 0x03eb, products: [0x211c], habit: .isSerial),
    // FlatFrog
    Self(vendor: 0x25b5, products: [0x0002], habit: .leavesOutLifted, precision: 2048),
    // GeneralTouch, Gametel, Ilitek, Novatek, N-trig
    Self(
      vendor: 0x0dfc, products: [0x0003, 0x0100, 0x0101, 0x0102, 0x0106, 0x010a, 0xe100],
      habit: .leavesOutLifted),
    Self(vendor: 0x25b6, products: [0x0002], habit: .leavesOutLifted),
    Self(vendor: 0x222a, products: [0x0001], habit: .leavesOutLifted),
    Self(vendor: 0x0603, products: [0x0600], habit: .leavesOutLifted),
    Self(vendor: 0x1b96, products: [0x1b05], habit: .leavesOutLifted),
    // Touch International, Unitec, Wistron, XAT
    Self(vendor: 0x1e5e, products: [0x0313], habit: .leavesOutLifted),
    Self(vendor: 0x227d, products: [0x0709, 0x0a19], habit: .leavesOutLifted),
    Self(vendor: 0x0fb8, products: [0x1109], habit: .leavesOutLifted),
    Self(vendor: 0x2505, products: [0x0220], habit: .leavesOutLifted),
    // Actionstar, Baanto, Chunghwa, CJTouch, CVTouch, Goodtouch, Hanvon, Panasonic, Xiroku
    Self(vendor: 0x2101, products: [0x1011], habit: .leavesOutLifted),
    Self(vendor: 0x2453, products: [0x0100], habit: .leavesOutLifted),
    Self(vendor: 0x2247, products: [0x0001], habit: .leavesOutLifted),
    Self(vendor: 0x24b8, products: [0x0020, 0x0040], habit: .leavesOutLifted),
    Self(vendor: 0x1ff7, products: [0x0013, 0x0017], habit: .leavesOutLifted),
    Self(vendor: 0x1aad, products: [0x000f], habit: .leavesOutLifted),
    Self(vendor: 0x20b3, products: [0x0a18], habit: .leavesOutLifted),
    Self(vendor: 0x04da, products: [0x1044, 0x104d], habit: .leavesOutLifted),
    Self(
      vendor: 0x1477, products: [0x1006, 0x1007, 0x100a, 0x100e, 0x100f, 0x1010],
      habit: .leavesOutLifted),
  ]
}
