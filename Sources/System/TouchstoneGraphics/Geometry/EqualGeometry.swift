import Foundation

// Core Graphics' older spelling of `==`, which gesture code of many years has.

extension CGPoint {
  /// Whether both are the same point.
  nonisolated public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both are the same size.
  nonisolated public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both are the same rectangle.
  nonisolated public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
