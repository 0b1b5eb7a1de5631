import Foundation

/// A rectangle in a view that takes part in layout, without drawing or touches.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The rectangle that the guide follows in addition to its constraints.
  package enum Role { case free, margins, readable, safeArea, scrolledContent, scrollFrame }

  /// The view that the guide was added to.
  open internal(set) weak var owningView: UIView?
  /// Identifies the guide.
  open var identifier = ""
  let role: Role

  public override init() {
    role = .free
    super.init()
  }

  init(_ role: Role, of view: UIView) {
    self.role = role
    super.init()
    owningView = view
    identifier = "\(role)"
  }

  /// The rectangle, in the owning view's coordinates.
  open var layoutFrame: CGRect { owningView?.layoutFrame(of: self) ?? .zero }

  /// The leading edge, which is the left one here.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge, which is the right one here.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, length: .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, length: .height) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  var label: String {
    let own = identifier.isEmpty ? "guide" : identifier
    return owningView.map { "\($0.label).\(own)" } ?? own
  }
  nonisolated deinit {}
}
