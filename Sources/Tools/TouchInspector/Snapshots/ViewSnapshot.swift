import Foundation
import Pictures
import Touchstone

/// A view in the page's words. What has its default is left out.
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
  /// The text in lines, as they were broken and measured.
  var rows: [TextRow]?
  var textColor: [Double]?
  var fontSize: Double?
  /// Whether its letters are bold, and whether all of them are equally wide.
  var bold: Bool?
  var mono: Bool?
  var alignment: String?
  var image: String?
  var corner: Double?
  /// SVG below the subviews, above them, and of what the opacity shows through.
  var under: String?
  var over: String?
  var mask: String?
  /// Across, down, breadth, and the colour.
  var shadow: [Double]?
  var enabled: Bool?
  var control: ControlSnapshot?
  var transition: TransitionSnapshot?

  init(_ look: ViewLook) {
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
    if let face = look.face { describe(face, in: shown.bounds) }
    if !look.isEnabled { enabled = false }
    transition = shown.transition.flatMap(TransitionSnapshot.init)
  }

  /// More lines would not be seen.
  private static let mostRows = 200
  /// More markup than that is not sent.
  private static let mostMarkup = 1 << 20

  private mutating func describe(_ face: LayerFace, in bounds: CGRect) {
    func markup(_ picture: Picture, _ place: String) -> String? {
      guard !picture.isEmpty, !bounds.isEmpty else { return nil }
      // Names on a page are everybody's, so each view has its own.
      let text = picture.svg(canvas: bounds, prefix: "v\(id)\(place)")
      return text.utf8.count <= Self.mostMarkup ? text : nil
    }
    under = markup(face.under, "u")
    over = markup(face.over, "o")
    mask = face.mask.flatMap { markup($0, "m") }
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

  private static func components(_ color: UIColor) -> [Double] {
    [color.red, color.green, color.blue, color.alpha].map(Double.init)
  }
}

/// A line of text, and how wide it was measured to be.
struct TextRow: Encodable, Equatable {
  var text: String
  var width: Double
}
