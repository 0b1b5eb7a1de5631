import Foundation

/// A rectangle in a view that takes part in layout and is never seen or touched.
@MainActor open class UILayoutGuide: NSObject {
  /// What the rectangle follows besides its constraints.
  enum Role { case free, margins, readable, safeArea, scrolledContent, scrollFrame }

  open internal(set) weak var owningView: UIView?
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

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, length: .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, length: .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  var label: String {
    let own = identifier.isEmpty ? "guide" : identifier
    return owningView.map { "\($0.label).\(own)" } ?? own
  }
}
