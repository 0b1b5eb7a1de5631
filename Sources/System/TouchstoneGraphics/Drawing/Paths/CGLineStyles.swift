import Foundation
import Pictures

/// The shape of the ends of a line.
nonisolated public enum CGLineCap: Int32, Sendable {
  /// Ends at the point.
  case butt = 0
  /// A semicircle beyond the end.
  case round = 1
  /// Half a square beyond the end.
  case square = 2

  var value: StrokeStyle.Cap { StrokeStyle.Cap(rawValue: Int(rawValue)) ?? .butt }
}

/// The shape of the corners of a line.
nonisolated public enum CGLineJoin: Int32, Sendable {
  /// A pointed corner.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A corner that is cut off.
  case bevel = 2

  var value: StrokeStyle.Join { StrokeStyle.Join(rawValue: Int(rawValue)) ?? .miter }
}

/// The rule that determines the inside of a path that crosses itself.
nonisolated public enum CGPathFillRule: Int, Sendable {
  /// Points with a winding number other than 0.
  case winding = 0
  /// Points with an odd number of crossings.
  case evenOdd = 1

  var value: FillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// The way to draw a path.
nonisolated public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill = 0
  /// Fills by the even-odd rule.
  case eoFill = 1
  /// Strokes.
  case stroke = 2
  /// Fills by the winding rule, then strokes.
  case fillStroke = 3
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke = 4

  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}

/// The way in which new drawing is composed with what is below.
///
/// - Note: Differs from CoreGraphics: the modes that compose by opacity, except `clear` and `copy`, draw like `normal`.
nonisolated public enum CGBlendMode: Int32, Sendable {
  /// Covers what is below.
  case normal = 0
  /// Modes that blend each component with what is below.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Modes that blend with what is below, the last four by hue, saturation and luminosity.
  case difference, exclusion, hue, saturation, color, luminosity
  /// Modes that compose by opacity.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  /// Modes that compose by opacity; the last two add.
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter

  var value: Blend {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear, .destinationOut: .clear
    case .copy: .copy
    default: .normal
    }
  }
}
