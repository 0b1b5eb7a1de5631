import Foundation
import GestureCore
import Pictures

/// The parts of a view's layer that an outlet draws if it draws the view's frame, background and opacity itself. The subviews
/// are between them.
package struct LayerFace: Equatable {
  /// The part below the subviews, in the view's coordinates.
  package var under = Picture()
  /// The part above the subviews.
  package var over = Picture()
  package var cornerRadius: CGFloat = 0
  package var shadow: Shadow?
  package var mask: Picture?

  package var isPlain: Bool { self == LayerFace() }
}

extension UIView {
  /// The current content of the layer; `nil` for a view without such content. Performs pending drawing first.
  package var layerFace: LayerFace? {
    prepareContent()
    let image = drawnFace
    guard hasOwnLook || image != nil else { return nil }
    var shown = hasOwnLook ? layer.faceNow : LayerFace()
    if let image { shown.under.add(image) }
    return shown.isPlain ? nil : shown
  }
}

extension CALayer {
  fileprivate var faceNow: LayerFace {
    let shown = shownNow ?? self
    var face = LayerFace(
      cornerRadius: shown.cornerRadius, shadow: shown.shadow, mask: maskPicture())
    face.under = content(as: shown)
    // The page puts the content of subviews between the two.
    for layer in inOrder where layer.owner == nil {
      let isBehind = strays.contains { $0.layer === layer && $0.place == 0 }
      if isBehind { face.under.add(layer.whole()) } else { face.over.add(layer.whole()) }
    }
    face.over.append(shown.border)
    return face
  }
}

extension UIWindowScene {
  /// All windows as currently shown; `nil` if none of them draws or has a layer.
  package var drawnPicture: Picture? {
    let shown = windowsFrontToBack.filter { !$0.isHidden }
    return shown.contains(where: \.hasDrawing) ? shownPicture : nil
  }

  /// All windows as currently shown.
  package var shownPicture: Picture {
    var picture = Picture()
    for window in windowsFrontToBack.reversed() where !window.isHidden {
      picture.add(window.wholePicture)
    }
    return picture
  }
}

extension UIView {
  /// Whether the view or a subview has drawn content.
  fileprivate var hasDrawing: Bool {
    if isHidden { return false }
    prepareContent()
    return hasOwnLook || subviews.contains(where: \.hasDrawing)
  }
}
