/// Panels whose descriptor does not say how they are to be read, as Linux knows them.
struct HIDKnownPanel: Sendable {
  enum Habit: Sendable {
    /// Lifted contacts are no longer reported, or their places are left as they were.
    case leavesOutLifted
    /// Places that are not in use have no confidence.
    case marksWithConfidence
    /// One contact a report, whatever the descriptor has room for.
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
    // Quanta
    Self(vendor: 0x0408, products: [0x3000, 0x3001, 0x3008], habit: .marksWithConfidence),
    // Lumio
    Self(vendor: 0x202e, products: [0x0006, 0x0007], habit: .marksWithConfidence),
    // PenMount
    Self(vendor: 0x14e1, products: [0x3500], habit: .marksWithConfidence),
    // Stantum
    Self(vendor: 0x1f87, products: [0x0002], habit: .marksWithConfidence),
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
