import Foundation

/// A rectangle in a view that takes part in layout and is never seen or touched.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What the rectangle follows besides its constraints.
  package enum Role { case free, margins, readable, safeArea, scrolledContent, scrollFrame }

  /// The view that it is in.
  open internal(set) weak var owningView: UIView?
  /// A name by which one knows it again.
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

  /// Where the rectangle is, in the owning view's coordinates.
  open var layoutFrame: CGRect { owningView?.layoutFrame(of: self) ?? .zero }

  /// The edge where reading begins; here the left.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends; here the right.
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
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  var label: String {
    let own = identifier.isEmpty ? "guide" : identifier
    return owningView.map { "\($0.label).\(own)" } ?? own
  }
}
