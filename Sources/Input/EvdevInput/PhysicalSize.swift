import Foundation

/// The size of a surface in millimetres.
public struct PhysicalSize: Sendable, Hashable {
  /// In millimetres, like the height.
  public var width: Double
  /// In millimetres.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The spelling of `--size`: `150x94mm`; the unit may be left out.
  ///
  /// Returns `nil` for anything else, and for sides that are not between 1 mm and 10 m.
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

  /// The size with that diagonal, in inches, for sides of that ratio.
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
