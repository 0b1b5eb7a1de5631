// The names are those of CoreGraphics and UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The stack of contexts, the current one last. Each thread has its own.
nonisolated final class GraphicsStack {
  struct Entry {
    let context: CGContext
    /// The number of pixels per point of an image context; `nil` for other contexts.
    let scale: CGFloat?
  }

  private var entries: [Entry] = []

  private static let key = "touchstone.graphics"

  static var current: GraphicsStack {
    let own = Thread.current.threadDictionary
    if let known = own[key] as? GraphicsStack { return known }
    let stack = GraphicsStack()
    own[key] = stack
    return stack
  }

  var top: Entry? { entries.last }

  func push(_ context: CGContext, scale: CGFloat? = nil) {
    entries.append(Entry(context: context, scale: scale))
  }

  func pop() { _ = entries.popLast() }
}

/// The current context; `nil` outside of `draw(_:)` and of image contexts.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.top?.context
}

/// Makes a context the current one.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.push(context)
}

/// Restores the previous context.
nonisolated public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

// MARK: - Images

/// Begins an image context of a size, with one pixel per point.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context.
/// - Parameter scale: The number of pixels per point; 0 for that of the main screen, which is 1.
nonisolated public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  GraphicsStack.current.push(CGContext(size: size), scale: scale > 0 ? scale : 1)
}

/// The image of the current image context.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.top, let scale = entry.scale else { return nil }
  let context = entry.context
  guard context.size.width > 0, context.size.height > 0 else { return nil }
  return UIImage(.picture(context.picture, size: context.size), size: context.size, scale: scale)
}

/// Ends the image context that was begun last.
nonisolated public func UIGraphicsEndImageContext() {
  if GraphicsStack.current.top?.scale != nil { GraphicsStack.current.pop() }
}

// MARK: - PDF

/// Begins a context whose drawing is lost: no PDF is written, as one line on standard error says. Without bounds, a page has
/// 612 by 792 points.
@discardableResult
nonisolated public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  OneTimeNotice.print("no PDF is written: draw into UIGraphicsImageRenderer instead")
  UIGraphicsBeginImageContext(bounds.isEmpty ? CGSize(width: 612, height: 792) : bounds.size)
  return true
}

/// Begins a context whose drawing is lost; the data stay empty (see `UIGraphicsBeginPDFContextToFile`).
nonisolated public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  UIGraphicsBeginPDFContextToFile("", bounds, documentInfo)
}

/// Begins a page of a PDF, which is not written.
nonisolated public func UIGraphicsBeginPDFPage() {}
/// Begins a page of a PDF, which is not written.
nonisolated public func UIGraphicsBeginPDFPageWithInfo(
  _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
) {}
/// The bounds of the current image or PDF context.
nonisolated public func UIGraphicsGetPDFContextBounds() -> CGRect {
  CGRect(origin: .zero, size: GraphicsStack.current.top?.context.size ?? .zero)
}
/// Ends the PDF context that was begun last.
nonisolated public func UIGraphicsEndPDFContext() { UIGraphicsEndImageContext() }

// MARK: - Rectangles

/// Fills a rectangle in the current context.
nonisolated public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle in the current context with a blend mode.
nonisolated public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a border of one point inside a rectangle.
nonisolated public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a border of one point inside a rectangle with a blend mode.
nonisolated public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let frame = UIBezierPath(rect: rect)
  frame.append(UIBezierPath(rect: rect.insetBy(dx: 1, dy: 1)))
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(frame.path, .evenOdd)
  context.restoreGState()
}

/// Clips the current context to a rectangle.
nonisolated public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
