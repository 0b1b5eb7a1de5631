import Foundation

/// Colours along a line, from one circle to another, or around a point.
package struct Gradient: Sendable, Hashable, Codable {
  package struct Stop: Sendable, Hashable, Codable {
    /// From 0, the beginning, to 1, the end.
    package var place: Double
    package var shade: Shade

    package init(_ place: Double, _ shade: Shade) {
      self.place = place
      self.shade = shade
    }
  }

  package enum Course: Sendable, Hashable, Codable {
    case line(from: CGPoint, to: CGPoint)
    case circles(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
    /// From an angle clockwise, in radians; 0 is to the right.
    case turn(around: CGPoint, from: CGFloat)
  }

  package var stops: [Stop]
  package var course: Course
  /// Whether the first colour goes on before the beginning, and the last after the end.
  package var goesOnBefore: Bool
  package var goesOnAfter: Bool

  package init(
    _ stops: [Stop], along course: Course, goesOnBefore: Bool = true, goesOnAfter: Bool = true
  ) {
    self.stops = stops
    self.course = course
    self.goesOnBefore = goesOnBefore
    self.goesOnAfter = goesOnAfter
  }

  /// The colour at a place of the course, from 0 to 1.
  package func shade(at place: Double) -> Shade {
    guard let after = stops.firstIndex(where: { $0.place >= place }) else {
      return stops.last?.shade ?? .clear
    }
    guard after > 0 else { return stops[0].shade }
    let (one, two) = (stops[after - 1], stops[after])
    let share = (place - one.place) / max(two.place - one.place, 1e-9)
    func mix(_ part: KeyPath<Shade, Double>) -> Double {
      one.shade[keyPath: part] + (two.shade[keyPath: part] - one.shade[keyPath: part]) * share
    }
    return Shade(mix(\.red), mix(\.green), mix(\.blue), mix(\.alpha))
  }
}

/// What an area is filled with.
package enum Paint: Sendable, Hashable, Codable {
  case shade(Shade)
  case gradient(Gradient)
}

/// What lies below a drawing, moved and blurred.
package struct Shadow: Sendable, Hashable, Codable {
  package var offset: CGSize
  /// The standard deviation of the blur, in points.
  package var deviation: CGFloat
  package var shade: Shade

  package init(offset: CGSize, deviation: CGFloat, shade: Shade) {
    self.offset = offset
    self.deviation = deviation
    self.shade = shade
  }
}

/// How what is drawn and what lies below make a colour.
package enum Blend: String, Sendable, Hashable, Codable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case softLight = "soft-light"
  case hardLight = "hard-light"
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  /// Takes away what lies below, as a rubber does.
  case clear
  /// As `clear`, and puts what is drawn in its place.
  case copy
}
