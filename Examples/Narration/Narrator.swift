import TouchstoneTesting
import UIKit

/// Tells what becomes of a controller's view under scripted fingers: a line for each gesture, with the
/// moment, and what is asked of the views in between.
@MainActor public final class Narrator {
  public let stage: Stage
  public private(set) var lines: [String] = []

  public init(_ title: String, showing controller: UIViewController) {
    stage = Stage()
    lines = [title]
    stage.view.removeFromSuperview()
    stage.window.rootViewController = controller
    watch(controller.view)
  }

  /// Lets time pass, and then says something.
  public func wait(_ seconds: TimeInterval, _ words: () -> String) {
    stage.wait(seconds)
    tell(words())
  }

  public func tell(_ words: String) {
    let moment = String(format: "%7.3f", stage.scene.touchSystem.now.seconds)
    lines.append("  \(moment)  \(words)")
  }

  /// Has every recognizer of the tree told of, except for the steps on the way.
  public func watch(_ view: UIView) {
    for recognizer in view.gestureRecognizers ?? [] {
      recognizer.addAction { [weak self] recognizer in
        guard recognizer.state != .changed else { return }
        let owner = recognizer.view?.accessibilityIdentifier.map { "\($0) " } ?? ""
        self?.tell("\(owner)\(recognizer.name ?? "a gesture") \(recognizer.state)")
      }
    }
    for subview in view.subviews { watch(subview) }
  }
}

extension CGFloat {
  /// With so many digits behind the point, and no sign before nothing.
  public func spelled(_ digits: Int = 1) -> String {
    let text = String(format: "%.\(digits)f", Double(self))
    return text.allSatisfy { "-0.".contains($0) } ? text.replacing("-", with: "") : text
  }
}

extension CGPoint {
  public var spelled: String { "(\(x.spelled()), \(y.spelled()))" }
}
