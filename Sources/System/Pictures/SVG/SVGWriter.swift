import Foundation
import GestureCore

/// Writes a picture as SVG elements. Each thing that is drawn becomes one element with all of its
/// state, so that a rubber can take away from everything before it.
struct SVGWriter {
  private(set) var body = ""
  /// How many elements the body has.
  private(set) var elements = 0
  /// Whether an element has been put around all others.
  private(set) var isWrapped = false
  /// Whether elements are counted and not written, unless others refer to them.
  private var isCounting = false
  var state = SVGState()
  /// What a gradient fills that nothing clips, and how far effects reach.
  let canvas: CGRect
  /// Comes before each name, so that several pictures can be on one page.
  let prefix: String
  private var names = 0
  private var saved: [SVGState] = []

  /// Pictures in pictures that lie deeper are left out.
  private static let deepest = 40
  private let depth: Int

  init(canvas: CGRect, prefix: String, depth: Int = 0) {
    self.canvas = canvas
    self.prefix = prefix
    self.depth = depth
  }

  mutating func write(_ picture: Picture) {
    guard depth < Self.deepest else { return }
    for operation in picture.operations { write(operation) }
  }

  mutating func write(_ operation: Picture.Operation) {
    switch operation {
    case .save: saved.append(state)
    case .restore: state = saved.popLast() ?? state
    case .concat(let transform): state.transform = transform.concatenating(state.transform)
    case .clip(let path, let rule): clip(to: path, rule)
    case .alpha(let alpha): state.alpha = max(0, min(alpha, 1))
    case .blend(let blend): state.blend = blend
    case .shadow(let shadow): state.shadow = shadow
    case .fill(let path, let paint, let rule): fill(path, paint, rule)
    case .stroke(let path, let paint, let style): stroke(path, paint, style)
    case .gradient(let gradient): fill(gradient)
    case .text(let run, let point): write(run, at: point)
    case .image(let image, let rect): draw(image, in: rect)
    case .group(let inner, let alpha, let blend, let mask): group(inner, alpha, blend, mask)
    }
  }

  mutating func name() -> String {
    names += 1
    return "\(prefix)\(names)"
  }

  mutating func define(_ text: String) {
    body += text
    elements += 1
  }

  /// Goes through operations whose elements are there already; what follows is the body.
  mutating func pass(_ operations: some Sequence<Picture.Operation>) {
    isCounting = true
    for operation in operations { write(operation) }
    isCounting = false
    body = ""
  }

  /// Counts a plain area or line in place of writing it, where that is enough.
  mutating func isCounted(_ paint: Paint) -> Bool {
    guard isCounting, case .shade = paint, state.shadow == nil, state.blend == .normal else {
      return false
    }
    elements += 1
    return true
  }

  /// Adds an element that was drawn in the picture's own space, under the present state.
  /// - Parameter shape: all that it covers, in black, whatever colour it has; a rubber may have none.
  ///   Without one it covers what can be seen of it.
  mutating func put(_ element: String, shape: String? = nil) {
    switch state.blend {
    case .clear, .copy: rub(with: shape ?? blackened(element))
    default: break
    }
    if state.blend == .clear { return }
    var attributes = SVGText.opacity("opacity", state.alpha)
    if state.blend != .normal, state.blend != .copy {
      attributes += " style=\"mix-blend-mode:\(state.blend.rawValue)\""
    }
    var inner = element
    if let shadow = state.shadow, shadow.shade.alpha > 0 {
      inner = "<g filter=\"url(#\(define(shadow)))\">\(inner)</g>"
    }
    // The outermost blends: within another group there would be nothing to blend with.
    if let outermost = state.clips.first { attributes += " clip-path=\"url(#\(outermost))\"" }
    inner = held(inner, by: state.clips.dropFirst())
    elements += 1
    body += attributes.isEmpty ? inner : "<g\(attributes)>\(inner)</g>"
  }

  /// An element within clips. Clips of clips would say it in fewer words, but not every renderer
  /// reads them.
  private func held(_ element: String, by clips: some BidirectionalCollection<String>) -> String {
    clips.reversed().reduce(element) { "<g clip-path=\"url(#\($1))\">\($0)</g>" }
  }

  /// Takes what a shape covers away from all that has been drawn.
  private mutating func rub(with shape: String) {
    let mask = name()
    (elements, isWrapped) = (2, true)
    body =
      "<mask id=\"\(mask)\" maskUnits=\"userSpaceOnUse\" \(SVGText.rect(reach))>"
      + "<rect \(SVGText.rect(reach)) fill=\"#fff\"/>\(held(shape, by: state.clips))</mask>"
      + "<g mask=\"url(#\(mask))\">\(body)</g>"
  }

  private mutating func blackened(_ element: String) -> String {
    let black = name()
    define(
      "<filter id=\"\(black)\"><feColorMatrix type=\"matrix\" "
        + "values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/></filter>")
    return "<g filter=\"url(#\(black))\">\(element)</g>"
  }

  /// Everything that could be seen, shadows and turned corners included.
  var reach: CGRect {
    let side = max(canvas.width, canvas.height) + 64
    return canvas.insetBy(dx: -side, dy: -side)
  }

  // MARK: - State

  private mutating func clip(to path: Path, _ rule: FillRule) {
    let clip = name()
    let ruled = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
    define(
      "<clipPath id=\"\(clip)\"><path d=\"\(SVGText.path(path))\""
        + "\(SVGText.transform(state.transform))\(ruled)/></clipPath>")
    state.clips.append(clip)
  }

  private mutating func define(_ shadow: Shadow) -> String {
    let filter = name()
    define(
      "<filter id=\"\(filter)\" filterUnits=\"userSpaceOnUse\" \(SVGText.rect(reach))>"
        + "<feGaussianBlur in=\"SourceAlpha\" "
        + "stdDeviation=\"\(SVGText.number(max(0, shadow.deviation)))\"/>"
        + "<feOffset dx=\"\(SVGText.number(shadow.offset.width))\" "
        + "dy=\"\(SVGText.number(shadow.offset.height))\" result=\"b\"/>"
        + "<feFlood flood-color=\"\(SVGText.shade(shadow.shade))\" "
        + "flood-opacity=\"\(SVGText.number(shadow.shade.alpha))\"/>"
        + "<feComposite in2=\"b\" operator=\"in\"/>"
        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>")
    return filter
  }

  // MARK: - Groups

  private mutating func group(
    _ picture: Picture, _ alpha: CGFloat, _ blend: Blend, _ mask: Picture?
  ) {
    var element = "<g\(SVGText.transform(state.transform))>\(inner(picture))</g>"
    if let mask {
      let masked = name()
      define(
        "<mask id=\"\(masked)\" style=\"mask-type:alpha\" mask-type=\"alpha\" "
          + "maskUnits=\"userSpaceOnUse\" \(SVGText.rect(reach))>"
          + "<g\(SVGText.transform(state.transform))>\(inner(mask))</g></mask>")
      element = "<g mask=\"url(#\(masked))\">\(element)</g>"
    }
    let outer = state
    if blend != .normal { state.blend = blend }
    state.alpha *= max(0, min(alpha, 1))
    put(element)
    state = outer
  }

  /// The elements of a picture that begins with no state.
  mutating func inner(_ picture: Picture, canvas: CGRect? = nil) -> String {
    var writer = SVGWriter(canvas: canvas ?? reach, prefix: name() + "-", depth: depth + 1)
    writer.write(picture)
    // What blends within it does so with the picture alone.
    let blends = writer.body.contains("mix-blend-mode")
    return blends ? "<g style=\"isolation:isolate\">\(writer.body)</g>" : writer.body
  }
}

extension Picture {
  /// How the elements of a picture become those of another one: so many stay, and these come behind
  /// them.
  package struct SVGChange: Sendable, Hashable {
    package var kept: Int
    package var added: String
  }

  /// What changes the elements of an older picture, drawn with the same canvas and prefix, into
  /// those of this one; `nil` where that is not less than all of it.
  package func svgChange(from old: Picture, canvas: CGRect, prefix: String) -> SVGChange? {
    var same = 0
    let most = min(operations.count, old.operations.count)
    while same < most, operations[same] == old.operations[same] { same += 1 }
    var writer = SVGWriter(canvas: canvas, prefix: prefix)
    writer.pass(operations[..<same])
    let kept = writer.elements
    for operation in operations[same...] { writer.write(operation) }
    // A rubber of the rest would reach into what is kept.
    guard kept > 0, !writer.isWrapped else { return nil }
    var rest = SVGWriter(canvas: canvas, prefix: prefix)
    rest.pass(operations[..<same])
    for operation in old.operations[same...] { rest.write(operation) }
    return rest.isWrapped ? nil : SVGChange(kept: kept, added: writer.body)
  }

  /// The picture's elements, to be put into a page.
  /// - Parameters:
  ///   - canvas: where it will be seen.
  ///   - prefix: of the names in it; no two pictures of a page may have the same.
  package func svgElements(canvas: CGRect, prefix: String = "p") -> String {
    var writer = SVGWriter(canvas: canvas, prefix: prefix)
    writer.write(self)
    return writer.body
  }

  /// The part of the picture in `canvas` as a page of its own.
  package func svg(canvas: CGRect, prefix: String = "p") -> String {
    let box = [canvas.minX, canvas.minY, canvas.width, canvas.height].map { SVGText.number($0) }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(box[2])\" height=\"\(box[3])\" "
      + "viewBox=\"\(box.joined(separator: " "))\">"
      + svgElements(canvas: canvas, prefix: prefix) + "</svg>"
  }
}
