import Foundation

/// A colour as four numbers, from 0 to 1 where a screen can show it.
package struct Shade: Sendable, Hashable, Codable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let black = Shade(0, 0, 0)
  package static let clear = Shade(0, 0, 0, 0)
}
