// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Geometry as text, such as `{10, 20}`.
nonisolated extension NSCoder {
  /// The point that a text stands for; zero if it stands for none.
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// The size that a text stands for; zero if it stands for none.
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  /// The rectangle that a text stands for; zero if it stands for none.
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
  /// A point as text.
  public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  /// A size as text.
  public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
  /// A rectangle as text.
  public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
}

/// A point as text, such as `{10, 20}`.
nonisolated public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
/// A size as text.
nonisolated public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
/// A rectangle as text.
nonisolated public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
