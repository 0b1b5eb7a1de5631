import Foundation
import TouchstoneTesting
import UIKit

extension Stage {
  /// Shows a controller instead of the empty view, and logs each action of its recognizers with the
  /// moment: "0.25 tap ended". A frame of its fingers takes a hundredth of a second.
  func show(_ controller: UIViewController) {
    frameRate = 100
    view.removeFromSuperview()
    window.rootViewController = controller
    watch(controller.view)
  }

  /// The clock, in as few letters as it takes.
  func say(_ words: String) {
    log.append("\(String(format: "%g", scene.touchSystem.now.seconds)) \(words)")
  }

  private func watch(_ view: UIView) {
    for recognizer in view.gestureRecognizers ?? [] {
      recognizer.addAction { [weak self] recognizer in
        self?.say("\(recognizer.name ?? "?") \(recognizer.state)")
      }
    }
    for subview in view.subviews { watch(subview) }
  }
}

extension CGAffineTransform {
  var angle: CGFloat { atan2(b, a) }
  var size: CGFloat { hypot(a, b) }
}

/// A number in as few letters as tell it to a millionth.
func spell(_ number: CGFloat) -> String {
  let rounded = (number * 1e6).rounded() / 1e6
  return String(format: "%.7g", rounded == 0 ? 0 : rounded)
}
