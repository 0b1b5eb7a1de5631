import Foundation
import Pictures
import Touchstone

/// A view as the page represents it. Default values are omitted.
struct ViewSnapshot: Encodable, Equatable {
  var id: Int
  var parent: Int
  var name: String
  var `class`: String
  var bounds: [Double]
  var center: [Double]
  var anchor: [Double]?
  var transform: [Double]?
  var alpha: Double?
  var hidden: Bool?
  var clips: Bool?
  var color: [Double]?
  var text: String?
  /// The text's lines, as broken and measured by UIKit's layout here.
  var rows: [TextRow]?
  var textColor: [Double]?
  var fontSize: Double?
  /// Whether the font is bold, and whether it is monospaced.
  var bold: Bool?
  var mono: Bool?
  var alignment: String?
  var image: String?
  var corner: Double?
  /// SVG below the subviews, above them, and of the mask.
  var under: Drawn?
  var over: Drawn?
  var mask: String?
  /// Horizontal offset, vertical offset, blur radius, and colour.
  var shadow: [Double]?
  var enabled: Bool?
  var control: ControlSnapshot?
  var transition: TransitionSnapshot?
  /// Only for the selected view.
  var properties: [PropertySnapshot]?

  /// - Parameter known: the appearance that the page already has; the snapshot then contains only
  ///   changes of the drawing.
  init(_ look: ViewLook, known: ViewLook? = nil) {
    id = look.id
    parent = look.parent
    `class` = "\(look.type)"
    name = look.name ?? `class`
    let shown = look.presentation
    bounds = [
      shown.bounds.minX, shown.bounds.minY, shown.bounds.width, shown.bounds.height,
    ].map(Double.init)
    center = [Double(shown.center.x), Double(shown.center.y)]
    if shown.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      anchor = [Double(shown.anchorPoint.x), Double(shown.anchorPoint.y)]
    }
    if !shown.transform.isIdentity {
      let matrix = shown.transform
      transform = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(Double.init)
    }
    if shown.alpha != 1 { alpha = Double(shown.alpha) }
    if look.isHidden { hidden = true }
    if look.clips { clips = true }
    color = shown.backgroundColor.map(Self.components)
    if let label = look.label { describe(label) }
    image = look.image?.shown.map { $0.name ?? "picture" }
    control = look.control
    if let face = look.face {
      let isSame = known?.presentation.bounds == shown.bounds
      describe(face, in: shown.bounds, known: isSame ? known?.face : nil)
    }
    if !look.isEnabled { enabled = false }
    properties = look.properties
    transition = shown.transition.flatMap(TransitionSnapshot.init)
  }

  /// The most lines sent; more would not be visible.
  private static let mostRows = 200
  /// The longest markup that is sent.
  private static let mostMarkup = 8 << 20
  /// The most drawing operations; a browser cannot show more while fingers move.
  private static let mostOperations = 60_000

  private mutating func describe(_ face: LayerFace, in bounds: CGRect, known: LayerFace?) {
    func markup(_ picture: Picture, _ place: String) -> String {
      // SVG identifiers are global in a page, so each view has its own prefix.
      let text = picture.svg(canvas: bounds, prefix: "v\(id)\(place)")
      return text.utf8.count <= Self.mostMarkup ? text : Self.tooLarge
    }
    func drawn(_ picture: Picture, _ known: Picture?, _ place: String) -> Drawn? {
      guard !picture.isEmpty, !bounds.isEmpty else { return nil }
      guard picture.operations.count <= Self.mostOperations else { return .all(Self.tooLarge) }
      if let known, known == picture { return .same }
      if let known, !known.isEmpty, known.operations.count <= Self.mostOperations,
        let change = picture.svgChange(from: known, canvas: bounds, prefix: "v\(id)\(place)")
      {
        return .change(change)
      }
      return .all(markup(picture, place))
    }
    under = drawn(face.under, known?.under, "u")
    over = drawn(face.over, known?.over, "o")
    if let picture = face.mask, !picture.isEmpty, !bounds.isEmpty { mask = markup(picture, "m") }
    if face.cornerRadius > 0 { corner = Double(face.cornerRadius) }
    if let cast = face.shadow {
      shadow = [
        Double(cast.offset.width), Double(cast.offset.height), Double(cast.deviation),
        cast.shade.red, cast.shade.green, cast.shade.blue, cast.shade.alpha,
      ]
    }
  }

  private mutating func describe(_ label: LabelLook) {
    text = label.text
    if let lines = label.label?.measuredLines.prefix(Self.mostRows) {
      rows = lines.map { TextRow(text: $0.text, width: Double($0.width)) }
    }
    textColor = label.color.map(Self.components)
    fontSize = label.font.map { Double($0.pointSize) }
    if label.font?.isBold == true { bold = true }
    if label.font?.isMonospaced == true { mono = true }
    alignment =
      switch label.alignment {
      case .center: "center"
      case .right: "right"
      default: nil
      }
  }

  private static let tooLarge =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 320 40\">"
    + "<text x=\"8\" y=\"24\" font-size=\"13\">This drawing is too large for the page.</text></svg>"

  private static func components(_ color: UIColor) -> [Double] {
    [color.red, color.green, color.blue, color.alpha].map(Double.init)
  }
}

/// A view's drawing as SVG: all of it, unchanged, or changes to it.
enum Drawn: Encodable, Equatable {
  case all(String)
  case same
  case change(Picture.SVGChange)

  private enum Key: CodingKey { case keep, add }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .all(let markup):
      var container = encoder.singleValueContainer()
      try container.encode(markup)
    case .same: _ = encoder.container(keyedBy: Key.self)
    case .change(let change):
      var fields = encoder.container(keyedBy: Key.self)
      try fields.encode(change.kept, forKey: .keep)
      try fields.encode(change.added, forKey: .add)
    }
  }
}

/// A line of text with its measured width.
struct TextRow: Encodable, Equatable {
  var text: String
  var width: Double
}
