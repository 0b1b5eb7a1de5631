/// A screen of a common size whose touch panel reports pixels.
struct UsualScreen: Sendable {
  let width: Int32
  let height: Int32
  /// The diagonal in inches.
  let inches: Double

  /// The name used in assumptions.
  var name: String {
    let kind = width > height ? "tablet" : "phone"
    let size = inches == inches.rounded(.down) ? "\(Int(bounding: inches))" : "\(inches)"
    return "a \(size)-inch \(kind) of \(width)x\(height) pixels"
  }

  /// In ascending order. Of similar sizes, phones come first, because most recordings without a
  /// description are of phones.
  static let all = [
    UsualScreen(width: 480, height: 800, inches: 4),
    UsualScreen(width: 800, height: 480, inches: 7),
    UsualScreen(width: 720, height: 1280, inches: 5),
    UsualScreen(width: 1280, height: 800, inches: 10),
    UsualScreen(width: 720, height: 1600, inches: 6.5),
    UsualScreen(width: 1080, height: 1920, inches: 5.5),
    UsualScreen(width: 1920, height: 1200, inches: 10),
    UsualScreen(width: 1080, height: 2400, inches: 6.5),
    UsualScreen(width: 1440, height: 2560, inches: 5.5),
    UsualScreen(width: 2560, height: 1600, inches: 10),
    UsualScreen(width: 1440, height: 3200, inches: 6.7),
    UsualScreen(width: 2160, height: 3840, inches: 5.5),
  ]
}
