import Foundation

/// The size of a surface in millimetres.
public struct PhysicalSize: Sendable, Hashable {
  /// The width in millimetres.
  public var width: Double
  /// The height in millimetres.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Parses the value of `--size`: `150x94mm`; the unit is optional.
  ///
  /// Returns `nil` for other texts, and for sides outside 1 mm to 10 m.
  public init?(_ text: String) {
    var text = Substring(text.lowercased())
    if text.hasSuffix("mm") { text = text.dropLast(2) }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { side in
      Double(side.trimmingCharacters(in: .whitespaces))
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    let sensible = 1.0...10_000.0
    guard sensible.contains(width), sensible.contains(height) else { return nil }
    self.init(width: width, height: height)
  }

  /// The size with a diagonal in inches and an aspect ratio.
  init(diagonalInches: Double, ratio width: Double, to height: Double) {
    let scale = diagonalInches * 25.4 / hypot(width, height)
    self.init(width: width * scale, height: height * scale)
  }

  var diagonal: Double { hypot(width, height) }
}

extension PhysicalSize: CustomStringConvertible {
  public var description: String {
    "\(Int(bounding: width.rounded()))x\(Int(bounding: height.rounded())) mm"
  }
}
