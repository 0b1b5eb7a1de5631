import Foundation
import GestureCore
import Pictures

/// What an outlet draws of a view's layer that draws the view's own place, background and opacity
/// itself, and puts the subviews between.
package struct LayerFace: Equatable {
  /// Below the subviews, in the view's own space.
  package var under = Picture()
  /// Above them.
  package var over = Picture()
  package var cornerRadius: CGFloat = 0
  package var shadow: Shadow?
  package var mask: Picture?

  package var isPlain: Bool { self == LayerFace() }
}

extension UIView {
  /// What the layer shows now; `nil` for a view without anything of the kind. Has the view draw first
  /// what it owes.
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
    // The page puts what subviews show between the two.
    for layer in inOrder where layer.owner == nil {
      let isBehind = strays.contains { $0.layer === layer && $0.place == 0 }
      if isBehind { face.under.add(layer.whole()) } else { face.over.add(layer.whole()) }
    }
    face.over.append(shown.border)
    return face
  }
}

extension UIWindowScene {
  /// All windows as they look now; `nil` if nothing in them draws or has a layer.
  package var drawnPicture: Picture? {
    let shown = windowsFrontToBack.filter { !$0.isHidden }
    return shown.contains(where: \.hasDrawing) ? shownPicture : nil
  }

  /// All windows as they look now.
  package var shownPicture: Picture {
    var picture = Picture()
    for window in windowsFrontToBack.reversed() where !window.isHidden {
      picture.add(window.wholePicture)
    }
    return picture
  }
}

extension UIView {
  /// Whether it or a view below it has something drawn to show.
  fileprivate var hasDrawing: Bool {
    if isHidden { return false }
    prepareContent()
    return hasOwnLook || subviews.contains(where: \.hasDrawing)
  }
}
