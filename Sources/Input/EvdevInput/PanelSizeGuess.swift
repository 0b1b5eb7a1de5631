/// The physical size of a surface whose device does not report its resolution.
///
/// A guess by class of device, never by device: what matters is that UIKit's thresholds, which are
/// lengths, are met by about the movement that meets them on a real surface.
enum PanelSizeGuess {
  /// A typical laptop's pad (mm).
  private static let touchpad = PhysicalSize(width: 90, height: 55)
  /// Between a small and a medium drawing tablet (mm).
  private static let touchTablet = PhysicalSize(width: 160, height: 100)
  /// Tablets and convertibles lie, phones stand (inches).
  private static let lyingDiagonal = 11.6
  private static let standingDiagonal = 5.5
  /// Ranges of this ratio or less say nothing about the shape: both axes are scaled to one number.
  private static let squareRatio = 1.03
  /// No panel is coarser than a desktop screen's pixels (units per mm).
  private static let coarsest = 96 / 25.4
  /// No screen is smaller: a ring's (inches). Ranges of a few units, which a quirk or a mistake made, would
  /// leave nothing of one.
  private static let smallestDiagonal = 0.5

  /// A size for a device with that many units on each side, and the words for it.
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

  /// A screen's units are square unless its ranges are the same.
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
