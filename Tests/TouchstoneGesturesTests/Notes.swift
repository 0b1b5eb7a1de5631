import Foundation
import Testing
import TouchstoneGestures
import TouchstoneTesting

/// What the gestures of a test told, in order.
@MainActor final class Notes {
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

/// A whole number of points, for logs.
func spell(_ size: CGSize) -> String {
  "\(Int(size.width.rounded())),\(Int(size.height.rounded()))"
}
