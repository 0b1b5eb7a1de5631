import Foundation
import Pictures
import Touchstone

/// A view's appearance at a moment, as comparable values; only changed ones are encoded.
struct ViewLook: Equatable {
  let id: Int
  let parent: Int
  let type: UIView.Type
  let name: String?
  /// The presented values, which follow animations.
  let presentation: UIView.Presentation
  let isHidden: Bool
  let clips: Bool
  var isEnabled = true
  var label: LabelLook?
  var image: ImageLook?
  /// The drawing of the view or its layer.
  var face: LayerFace?
  var control: ControlSnapshot?
  /// Only for the selected view.
  var properties: [PropertySnapshot]?

  /// - Parameters:
  ///   - isShown: whether its ancestors are visible; an invisible view is not drawn.
  ///   - isSelected: whether to include its properties.
  init(_ view: UIView, id: Int, parent: Int, isShown: Bool = true, isSelected: Bool = false) {
    self.id = id
    self.parent = parent
    type = Swift.type(of: view)
    name = view.accessibilityIdentifier
    presentation = view.presentation
    isHidden = view.isHidden
    clips = view.clipsToBounds
    face = isShown && isSeen ? view.layerFace : nil
    if let label = view as? UILabel {
      self.label = LabelLook(label)
    } else if let picture = view as? UIImageView {
      if picture.isNamed { image = ImageLook(picture) }
    } else if let control = view as? UIControl {
      self.control = ControlSnapshot(control)
      isEnabled = control.isEnabled
    }
    if isSelected { properties = PropertyTable.properties(of: view) }
  }

  /// Whether the view or its subviews can be visible.
  var isSeen: Bool { !isHidden && presentation.alpha > 0 }

  static func == (left: ViewLook, right: ViewLook) -> Bool {
    left.id == right.id && left.parent == right.parent && left.name == right.name
      && left.isHidden == right.isHidden && left.clips == right.clips
      && left.isEnabled == right.isEnabled && isSame(left.presentation, right.presentation)
      && left.label == right.label && left.image == right.image && left.control == right.control
      && left.face == right.face && left.properties == right.properties
  }

  /// Colours are immutable, so identical objects are equal; equal colours of different objects count as changed.
  private static func isSame(_ one: UIView.Presentation, _ other: UIView.Presentation) -> Bool {
    one.center == other.center && one.bounds == other.bounds && one.transform == other.transform
      && one.alpha == other.alpha && one.backgroundColor === other.backgroundColor
      && one.anchorPoint == other.anchorPoint && one.transition == other.transition
  }
}

/// A label's content.
struct LabelLook: Equatable {
  let text: String?
  let lines: Int
  let alignment: NSTextAlignment
  let color: UIColor?
  let font: UIFont?
  /// Computes the line breaks on demand.
  weak var label: UILabel?

  init(_ label: UILabel) {
    self.label = label
    text = label.text
    lines = label.numberOfLines
    alignment = label.textAlignment
    color = label.textColor
    font = label.font
  }

  static func == (left: LabelLook, right: LabelLook) -> Bool {
    left.text == right.text && left.lines == right.lines && left.alignment == right.alignment
      && left.color === right.color && left.font === right.font
  }
}

/// An image view's content.
struct ImageLook: Equatable {
  /// `nil` for a view without a picture.
  let shown: UIImage?

  init(_ view: UIImageView) {
    shown = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
  }

  static func == (left: ImageLook, right: ImageLook) -> Bool { left.shown === right.shown }
}
