import Foundation

/// A point in few letters, for lines of a log: "12.5 -3".
func place(_ point: CGPoint) -> String { String(format: "%g %g", point.x, point.y) }
