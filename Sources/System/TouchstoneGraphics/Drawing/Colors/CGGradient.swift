import Foundation
import Pictures

/// A gradient: colours and their positions.
nonisolated public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// - Parameters:
  ///   - components: of all colours in turn, each with its opacity.
  ///   - locations: from 0 to 1; `nil` for colours that are equally far apart.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * size)
    }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    stops = Gradient.Stop.spread(colors.map(\.shade), at: places)
  }

  /// - Parameter colors: `CGColor`s.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let shades = colors.compactMap { ($0 as? CGColor)?.shade }
    guard !shades.isEmpty, shades.count == colors.count else { return nil }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: shades.count)) }
    stops = Gradient.Stop.spread(shades, at: places)
  }
}

/// An array; on platforms with CoreFoundation it is another type.
public typealias CFArray = [Any]

nonisolated extension Gradient.Stop {
  package static func spread(_ shades: [Shade], at places: [CGFloat]?) -> [Gradient.Stop] {
    let stops = shades.indices.map { index in
      let even = shades.count > 1 ? CGFloat(index) / CGFloat(shades.count - 1) : 0
      let place = places.map { index < $0.count ? $0[index] : 1 } ?? even
      return Gradient.Stop(max(0, min(place, 1)), shades[index])
    }
    // Positions can be in any order; colours at the same position keep theirs.
    return stops.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element)
  }
}

/// The options for drawing a gradient beyond its ends.
nonisolated public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour extends beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
