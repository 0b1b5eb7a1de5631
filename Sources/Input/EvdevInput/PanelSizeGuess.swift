/// Estimates the physical size of a surface without a known resolution.
///
/// The estimate depends only on the class of device. It has to be accurate enough that UIKit's thresholds, which are lengths,
/// are reached by about the same movement as on a real surface.
enum PanelSizeGuess {
  /// A typical laptop's pad (mm).
  private static let touchpad = PhysicalSize(width: 90, height: 55)
  /// Between a small and a medium drawing tablet (mm).
  private static let touchTablet = PhysicalSize(width: 160, height: 100)
  /// Diagonals in inches: landscape ranges are assumed to be tablets or convertibles, portrait ones phones.
  private static let lyingDiagonal = 11.6
  private static let standingDiagonal = 5.5
  /// Up to this ratio, the axes may be scaled to the same range and do not show the shape.
  private static let squareRatio = 1.03
  /// The lowest resolution, that of a desktop screen's pixels (units per mm).
  private static let coarsest = 96 / 25.4
  /// The smallest diagonal in inches, that of a ring. Wrong ranges of a few units would otherwise result in a surface of no
  /// size.
  private static let smallestDiagonal = 0.5

  /// The estimated size of a device with that many units on each side, and the reason in words.
  static func size(of device: DeviceDescription, width: Double, height: Double)
    -> (size: PhysicalSize, reason: String)
  {
    switch device.surface {
    case .touchpad:
      return (touchpad, "a touchpad of \(touchpad)")
    case .touchTablet:
      return (touchTablet, "a drawing tablet of \(touchTablet)")
    case .touchscreen, .unknown:
      return screen(width: width, height: height)
    }
  }

  /// Units are assumed to be square unless both ranges are equal.
  private static func screen(width: Double, height: Double) -> (PhysicalSize, String) {
    let isSquare = max(width, height) <= squareRatio * min(width, height)
    if isSquare {
      let size = PhysicalSize(diagonalInches: lyingDiagonal, ratio: 16, to: 10)
      return (size, "a \(lyingDiagonal)-inch screen of \(size)")
    }
    var inches = width > height ? lyingDiagonal : standingDiagonal
    var size = PhysicalSize(diagonalInches: inches, ratio: width, to: height)
    if width / size.width < coarsest {
      let coarse = (inches * (width / size.width) / coarsest * 10).rounded() / 10
      inches = max(coarse, smallestDiagonal)
      size = PhysicalSize(diagonalInches: inches, ratio: width, to: height)
    }
    return (size, "a \(inches)-inch screen of \(size) with square units")
  }
}
