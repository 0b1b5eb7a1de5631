import Foundation
import Pictures

/// Measuring and drawing text.
nonisolated extension NSAttributedString {
  /// On lines that are broken only where the text breaks them.
  public func size() -> CGSize { TextLayout(TextParts(self)).size }

  /// Draws it from its upper left corner on, in the present context.
  public func draw(at point: CGPoint) { TextParts(self).draw(at: point) }

  /// Broken at the rectangle's width.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws it into a rectangle, in the present context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {
    TextParts(self).draw(in: rect, wraps: options.contains(.usesLineFragmentOrigin))
  }

  /// The rectangle that it takes, at most as wide as that size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    TextParts(self).bounds(in: size, wraps: options.contains(.usesLineFragmentOrigin))
  }
}

nonisolated extension NSString {
  /// The size of the text in points, on as many lines as it has.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextLayout(parts(attrs)).size
  }

  /// Draws the text from its upper left corner on, in the present context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    parts(attrs).draw(at: point)
  }

  /// Draws the text into a rectangle, in the present context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    parts(attrs).draw(in: rect, wraps: true)
  }

  /// Draws the text into a rectangle, in the present context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) {
    parts(attributes).draw(in: rect, wraps: options.contains(.usesLineFragmentOrigin))
  }

  /// The rectangle that the text takes, at most as wide as that size.
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

/// Elsewhere a string has these of its class in Objective-C.
nonisolated extension String {
  /// The size of the text in points, on as many lines as it has.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  /// Draws the text from its upper left corner on, in the present context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text into a rectangle, in the present context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text into a rectangle, in the present context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) {
    (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The rectangle that the text takes, at most as wide as that size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
