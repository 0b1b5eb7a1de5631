import Foundation
import GestureCore

/// Letters and images.
extension SVGWriter {
  mutating func write(_ run: TextRun, at point: CGPoint) {
    guard !run.text.isEmpty, run.size > 0 else { return }
    let family =
      (run.family.map { "\($0), " } ?? "") + "\(FontMetrics.family), Arial, Helvetica, sans-serif"
    var style = ""
    if run.weight != 400 { style += " font-weight=\"\(run.weight)\"" }
    if run.isItalic { style += " font-style=\"italic\"" }
    if run.width > 0 {
      style += " textLength=\"\(SVGText.number(run.width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    let letters =
      "<text x=\"\(SVGText.number(point.x))\" y=\"\(SVGText.number(point.y))\" "
      + "font-family=\"\(SVGText.escape(family))\" font-size=\"\(SVGText.number(run.size))\""
      + "\(style) xml:space=\"preserve\">\(SVGText.escape(run.text))</text>"
    let inside = letters + run.lines(at: point).map { "<rect \(SVGText.rect($0))/>" }.joined()
    let place = SVGText.transform(state.transform)
    put(
      "<g fill=\"\(SVGText.shade(run.shade))\"\(SVGText.opacity("fill-opacity", run.shade.alpha))"
        + "\(place)>\(inside)</g>", shape: "<g\(place)>\(inside)</g>")
  }

  mutating func draw(_ image: ImageContent, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let place = SVGText.transform(state.transform)
    put(
      "<g\(place)>\(element(image, in: rect, depth: 0))</g>",
      shape: "<rect \(SVGText.rect(rect))\(place)/>")
  }

  private mutating func element(_ image: ImageContent, in rect: CGRect, depth: Int) -> String {
    guard depth < 20 else { return "" }
    switch image {
    case .file(let data, let format):
      return "<image \(SVGText.rect(rect)) preserveAspectRatio=\"none\" "
        + "href=\"data:\(format.rawValue);base64,\(data.base64EncodedString())\"/>"
    case .picture(let picture, let size):
      guard size.width > 0, size.height > 0 else { return "" }
      let page = CGRect(origin: .zero, size: size)
      let place = CGAffineTransform(
        rect.width / size.width, 0, 0, rect.height / size.height, rect.minX, rect.minY)
      return clipped(
        "<g\(SVGText.transform(place))>\(inner(picture, canvas: page))</g>", to: rect)
    case .named(let name): return frame(around: name, in: rect)
    case .part(let whole, let part):
      guard part.width > 0, part.height > 0 else { return "" }
      let size = CGSize(width: rect.width / part.width, height: rect.height / part.height)
      let place = CGRect(
        x: rect.minX - part.minX * size.width, y: rect.minY - part.minY * size.height,
        width: size.width, height: size.height)
      return clipped(element(whole, in: place, depth: depth + 1), to: rect)
    case .tinted(let whole, let shade):
      let filter = name()
      define(
        "<filter id=\"\(filter)\"><feFlood flood-color=\"\(SVGText.shade(shade))\" "
          + "flood-opacity=\"\(SVGText.number(shade.alpha))\"/>"
          + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
      return "<g filter=\"url(#\(filter))\">\(element(whole, in: rect, depth: depth + 1))</g>"
    }
  }

  private mutating func clipped(_ element: String, to rect: CGRect) -> String {
    let clip = name()
    define("<clipPath id=\"\(clip)\"><rect \(SVGText.rect(rect))/></clipPath>")
    return "<g clip-path=\"url(#\(clip))\">\(element)</g>"
  }

  /// What no viewer can show is a frame with its name.
  private func frame(around name: String, in rect: CGRect) -> String {
    let size = min(12, rect.height / 2)
    return "<rect \(SVGText.rect(rect.insetBy(dx: 0.5, dy: 0.5))) fill=\"none\" stroke=\"#888\"/>"
      + "<text x=\"\(SVGText.number(rect.midX))\" y=\"\(SVGText.number(rect.midY + size / 3))\" "
      + "font-family=\"sans-serif\" font-size=\"\(SVGText.number(size))\" fill=\"#888\" "
      + "text-anchor=\"middle\">\(SVGText.escape(name))</text>"
  }
}
