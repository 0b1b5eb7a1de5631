import Foundation
import Pictures
import Touchstone

/// How a view looks at a moment: values to compare, which are put into words once they have changed.
struct ViewLook: Equatable {
  let id: Int
  let parent: Int
  let type: UIView.Type
  let name: String?
  /// What it shows now: its animations' values, not those that they go to.
  let presentation: UIView.Presentation
  let isHidden: Bool
  let clips: Bool
  var isEnabled = true
  var label: LabelLook?
  var image: ImageLook?
  /// What it or its layer has drawn.
  var face: LayerFace?
  var control: ControlSnapshot?
  /// Of the selected view alone.
  var properties: [PropertySnapshot]?

  /// - Parameters:
  ///   - isShown: whether what it is in is seen; what is not seen is not drawn.
  ///   - isSelected: whether its properties are looked at as well.
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

  /// Whether anything of it, or of what is in it, is seen.
  var isSeen: Bool { !isHidden && presentation.alpha > 0 }

  static func == (left: ViewLook, right: ViewLook) -> Bool {
    left.id == right.id && left.parent == right.parent && left.name == right.name
      && left.isHidden == right.isHidden && left.clips == right.clips
      && left.isEnabled == right.isEnabled && isSame(left.presentation, right.presentation)
      && left.label == right.label && left.image == right.image && left.control == right.control
      && left.face == right.face && left.properties == right.properties
  }

  /// Colours do not change: another one may be equal, but the same one is.
  private static func isSame(_ one: UIView.Presentation, _ other: UIView.Presentation) -> Bool {
    one.center == other.center && one.bounds == other.bounds && one.transform == other.transform
      && one.alpha == other.alpha && one.backgroundColor === other.backgroundColor
      && one.anchorPoint == other.anchorPoint && one.transition == other.transition
  }
}

/// What a label shows.
struct LabelLook: Equatable {
  let text: String?
  let lines: Int
  let alignment: NSTextAlignment
  let color: UIColor?
  let font: UIFont?
  /// Breaks the lines, once they are wanted.
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

/// What an image view shows.
struct ImageLook: Equatable {
  /// `nil` for a view without a picture.
  let shown: UIImage?

  init(_ view: UIImageView) {
    shown = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
  }

  static func == (left: ImageLook, right: ImageLook) -> Bool { left.shown === right.shown }
}
