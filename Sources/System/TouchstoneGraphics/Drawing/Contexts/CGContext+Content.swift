import Foundation
import Pictures

/// Images and gradients.
nonisolated extension CGContext {
  /// Draws an image with its top edge at the largest y: upside down in a view.
  public func draw(_ image: CGImage, in rect: CGRect) {
    record(.save)
    record(.concat(CGAffineTransform(1, 0, 0, -1, 0, rect.minY + rect.maxY)))
    record(.image(image.content, in: rect))
    record(.restore)
  }

  /// Draws a gradient along a line, in the context's coordinates.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(gradient, .line(from: start, to: end), options)
  }

  /// Draws a gradient from one circle to another, in the context's coordinates.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(
      gradient,
      .circles(
        from: startCenter, radius: max(0, startRadius), to: endCenter,
        endRadius: max(0, endRadius)),
      options)
  }

  private func draw(
    _ gradient: CGGradient, _ course: Gradient.Course, _ options: CGGradientDrawingOptions
  ) {
    record(
      .gradient(
        Gradient(
          gradient.stops, along: course,
          goesOnBefore: options.contains(.drawsBeforeStartLocation),
          goesOnAfter: options.contains(.drawsAfterEndLocation))))
  }
}
