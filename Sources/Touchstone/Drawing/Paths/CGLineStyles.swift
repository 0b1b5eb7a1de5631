import Foundation
import Pictures

/// How a line ends.
nonisolated public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2

  var value: StrokeStyle.Cap { StrokeStyle.Cap(rawValue: Int(rawValue)) ?? .butt }
}

/// How a line turns a corner.
nonisolated public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2

  var value: StrokeStyle.Join { StrokeStyle.Join(rawValue: Int(rawValue)) ?? .miter }
}

/// Which points a path encloses where it crosses itself.
nonisolated public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1

  var value: FillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// What is done with a path.
nonisolated public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
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
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
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
