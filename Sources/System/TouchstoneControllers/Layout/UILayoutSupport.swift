import Foundation

/// The layout guide of a bar that covers a view, from before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the covered part, in points.
  var length: CGFloat { get }
  /// The upper edge of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered part.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide for the covered part at an edge of the view.
final class CoverGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(isTop: Bool, of view: UIView) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "top cover" : "bottom cover"
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    // UIKit's guides have two constraints as well; packages' tests count them.
    NSLayoutConstraint.activate([
      isTop
        ? topAnchor.constraint(equalTo: view.topAnchor)
        : topAnchor.constraint(equalTo: safe.bottomAnchor),
      isTop
        ? bottomAnchor.constraint(equalTo: safe.topAnchor)
        : bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    let covered = owningView?.safeAreaInsets ?? .zero
    return isTop ? covered.top : covered.bottom
  }
}

extension UIViewController {
  /// The guide for the covered part at the top; made at the first access.
  public var topLayoutGuide: any UILayoutSupport { cover(isTop: true) }
  /// The guide for the covered part at the bottom; made at the first access.
  public var bottomLayoutGuide: any UILayoutSupport { cover(isTop: false) }

  private func cover(isTop: Bool) -> any UILayoutSupport {
    let name = isTop ? "top cover" : "bottom cover"
    let known = view.layoutGuides.lazy.compactMap { $0 as? CoverGuide }
    return known.first { $0.identifier == name } ?? CoverGuide(isTop: isTop, of: view)
  }
}
