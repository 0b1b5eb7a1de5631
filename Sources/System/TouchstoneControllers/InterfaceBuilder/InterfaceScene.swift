/// What a storyboard or a nib says of one controller.
public struct InterfaceScene {
  /// A way out of the controller, as the file describes it.
  public struct Segue {
    /// What the way does.
    public enum Kind {
      /// Pushes where there is a navigation controller, else presents.
      case show
      /// The style is the destination's own unless the file names another.
      case present(UIModalPresentationStyle?, animated: Bool)
      /// Makes it a part of a view of the controller.
      case embed
      /// Back to the first controller that has the method.
      case unwind(Selector)
      /// As a class of the app's own says.
      case custom(UIStoryboardSegue.Type)
    }

    /// The name that the file gives it.
    public let id: String
    /// The name that the app gives it.
    public let identifier: String?
    /// What it does.
    public let kind: Kind
    /// The controller's number in the file.
    public let destination: String?

    /// Makes a way from what the file says.
    public init(id: String, identifier: String?, kind: Kind, destination: String?) {
      self.id = id
      self.identifier = identifier
      self.kind = kind
      self.destination = destination
    }
  }

  /// Makes the views and connects them.
  public let load: @MainActor () -> Void
  /// The ways out of the controller.
  public let segues: [Segue]
  var storyboard: UIStoryboard?

  /// Makes a description; the closure makes the views.
  public init(segues: [Segue] = [], load: @escaping @MainActor () -> Void) {
    self.segues = segues
    self.load = load
  }
}

extension UIViewController {
  /// Takes what a storyboard says; the views are made when they are wanted.
  public func setInterface(_ scene: InterfaceScene) {
    interface = scene
    interface?.storyboard = UIStoryboard.loading
  }

  /// The storyboard that the controller came from.
  public var storyboard: UIStoryboard? { interface?.storyboard }

  /// Loads the view from the storyboard, from the nib that was named, or from that of the class.
  func loadInterface() {
    if let interface { return interface.load() }
    let type = Swift.type(of: self)
    let module = PortedModule.module(of: String(reflecting: type))
    for name in nibName.map({ [$0] }) ?? Self.nibNames(of: "\(type)") {
      // A nib that no code named belongs to the class's module: another one may have any nib of such a name.
      let nib = InterfaceTable.first(for: module, orOfOthers: nibName != nil) {
        $0.nib(named: name)
      }
      if let nib {
        _ = nib(self)
        if rootView != nil { return }
      }
    }
    view = plainView()
  }

  /// `DialViewController`'s views may be in `DialView` or `DialViewController`.
  private static func nibNames(of type: String) -> [String] {
    type.hasSuffix("Controller") ? [String(type.dropLast(10)), type] : [type]
  }
}
