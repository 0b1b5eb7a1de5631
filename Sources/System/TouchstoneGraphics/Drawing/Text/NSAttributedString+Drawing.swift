import Foundation
import Pictures

/// Measuring and drawing text.
nonisolated extension NSAttributedString {
  /// The size of the text without wrapping, in points.
  public func size() -> CGSize { TextLayout(TextParts(self)).size }

  /// Draws the text with its upper left corner at a point, in the current context.
  public func draw(at point: CGPoint) { TextParts(self).draw(at: point) }

  /// Draws the text into a rectangle, wrapped at its width.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into a rectangle, in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {
    TextParts(self).draw(in: rect, wraps: options.contains(.usesLineFragmentOrigin))
  }

  /// The bounding rectangle of the text, limited to the width of a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    TextParts(self).bounds(in: size, wraps: options.contains(.usesLineFragmentOrigin))
  }
}

nonisolated extension NSString {
  /// The size of the text without wrapping, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextLayout(parts(attrs)).size
  }

  /// Draws the text with its upper left corner at a point, in the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    parts(attrs).draw(at: point)
  }

  /// Draws the text into a rectangle, in the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    parts(attrs).draw(in: rect, wraps: true)
  }

  /// Draws the text into a rectangle, in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) {
    parts(attributes).draw(in: rect, wraps: options.contains(.usesLineFragmentOrigin))
  }

  /// The bounding rectangle of the text, limited to the width of a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    parts(attributes).bounds(in: size, wraps: options.contains(.usesLineFragmentOrigin))
  }

  private func parts(_ attributes: [NSAttributedString.Key: Any]?) -> TextParts {
    TextParts(description, attributes ?? [:])
  }
}

/// With Objective-C, strings have these methods of `NSString`.
nonisolated extension String {
  /// The size of the text without wrapping, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  /// Draws the text with its upper left corner at a point, in the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text into a rectangle, in the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text into a rectangle, in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) {
    (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The bounding rectangle of the text, limited to the width of a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
