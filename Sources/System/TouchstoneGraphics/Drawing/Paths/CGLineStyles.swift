import Foundation
import Pictures

/// How a line ends.
nonisolated public enum CGLineCap: Int32, Sendable {
  /// At the end itself.
  case butt = 0
  /// Round, beyond the end.
  case round = 1
  /// Square, beyond the end.
  case square = 2

  var value: StrokeStyle.Cap { StrokeStyle.Cap(rawValue: Int(rawValue)) ?? .butt }
}

/// How a line turns a corner.
nonisolated public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2

  var value: StrokeStyle.Join { StrokeStyle.Join(rawValue: Int(rawValue)) ?? .miter }
}

/// Which points a path encloses where it crosses itself.
nonisolated public enum CGPathFillRule: Int, Sendable {
  /// Where lines wind around.
  case winding = 0
  /// Where an odd number of lines is crossed.
  case evenOdd = 1

  var value: FillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// What is done with a path.
nonisolated public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills where lines wind around.
  case fill = 0
  /// Fills where an odd number of lines is crossed.
  case eoFill = 1
  /// Strokes.
  case stroke = 2
  /// Fills where lines wind around, then strokes.
  case fillStroke = 3
  /// Fills where an odd number of lines is crossed, then strokes.
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

/// How what is drawn and what lies below make a colour.
///
/// - Note: Differs from CoreGraphics: those that compose by opacity, beside `clear` and `copy`, draw as
///   `normal` does.
nonisolated public enum CGBlendMode: Int32, Sendable {
  /// Over what is there.
  case normal = 0
  /// Mixed with what is there, component by component.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Mixed with what is there, the last four by hue, saturation and lightness.
  case difference, exclusion, hue, saturation, color, luminosity
  /// By what is covered of the two.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  /// By what is covered of the two; the last two add.
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
