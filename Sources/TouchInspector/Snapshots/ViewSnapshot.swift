import Foundation
import Touchstone

/// A view as it looks at a moment. What has its default is left out.
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
  var lines: Int?
  var textColor: [Double]?
  var fontSize: Double?
  var alignment: String?
  var image: String?
  var corner: Double?
  var enabled: Bool?
  var control: ControlSnapshot?

  init(_ view: UIView, id: Int, parent: Int) {
    self.id = id
    self.parent = parent
    `class` = "\(Swift.type(of: view))"
    name = view.accessibilityIdentifier ?? `class`
    // What it shows now: its animations' values, not those that they go to.
    let look = view.presentation
    bounds = [
      look.bounds.minX, look.bounds.minY, look.bounds.width, look.bounds.height,
    ].map(Double.init)
    center = [Double(look.center.x), Double(look.center.y)]
    if look.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      anchor = [Double(look.anchorPoint.x), Double(look.anchorPoint.y)]
    }
    if !look.transform.isIdentity {
      let matrix = look.transform
      transform = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(Double.init)
    }
    if look.alpha != 1 { alpha = Double(look.alpha) }
    if view.isHidden { hidden = true }
    if view.clipsToBounds { clips = true }
    color = look.backgroundColor.map(Self.components)
    describe(view)
  }

  private mutating func describe(_ view: UIView) {
    if let label = view as? UILabel {
      text = label.text
      if label.numberOfLines != 1 { lines = label.numberOfLines }
      textColor = label.textColor.map(Self.components)
      fontSize = label.font.map { Double($0.pointSize) }
      alignment =
        switch label.textAlignment {
        case .center: "center"
        case .right: "right"
        default: nil
        }
    }
    if let picture = view as? UIImageView {
      let shown = picture.isHighlighted ? picture.highlightedImage ?? picture.image : picture.image
      image = shown.map { $0.name ?? "picture" }
    }
    control = ControlSnapshot(view)
    if let control = view as? UIControl, !control.isEnabled { enabled = false }
  }

  private static func components(_ color: UIColor) -> [Double] {
    [color.red, color.green, color.blue, color.alpha].map(Double.init)
  }
}
