import Foundation

/// The edge of what covers a controller's view, from before there were safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the cover reaches, in points.
  var length: CGFloat { get }
  /// The upper edge of the cover.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the cover.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// How high the cover is.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide as high as what covers one edge of its view.
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
  /// What covers the top of the view; made when it is asked for.
  public var topLayoutGuide: any UILayoutSupport { cover(isTop: true) }
  /// What covers the bottom of the view; made when it is asked for.
  public var bottomLayoutGuide: any UILayoutSupport { cover(isTop: false) }

  private func cover(isTop: Bool) -> any UILayoutSupport {
    let name = isTop ? "top cover" : "bottom cover"
    let known = view.layoutGuides.lazy.compactMap { $0 as? CoverGuide }
    return known.first { $0.identifier == name } ?? CoverGuide(isTop: isTop, of: view)
  }
}
