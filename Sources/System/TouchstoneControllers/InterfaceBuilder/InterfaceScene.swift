/// The description of a controller in a storyboard or nib.
public struct InterfaceScene {
  /// A segue from the controller.
  public struct Segue {
    /// The kind of a segue.
    public enum Kind {
      /// Pushes the destination if there is a navigation controller, otherwise presents it.
      case show
      /// Presents the destination, with its own style unless the file has one.
      case present(UIModalPresentationStyle?, animated: Bool)
      /// Embeds the destination in a view of the controller.
      case embed
      /// Unwinds to the first controller that has the method.
      case unwind(Selector)
      /// Performs a segue of an app's class.
      case custom(UIStoryboardSegue.Type)
    }

    /// The identifier in the file.
    public let id: String
    /// The identifier that the app uses.
    public let identifier: String?
    /// The kind of the segue.
    public let kind: Kind
    /// The identifier of the destination in the file.
    public let destination: String?

    /// Makes a segue from the values in the file.
    public init(id: String, identifier: String?, kind: Kind, destination: String?) {
      self.id = id
      self.identifier = identifier
      self.kind = kind
      self.destination = destination
    }
  }

  /// Makes the views and connects them.
  public let load: @MainActor () -> Void
  /// The segues from the controller.
  public let segues: [Segue]
  var storyboard: UIStoryboard?

  /// Makes a description; the closure makes the views.
  public init(segues: [Segue] = [], load: @escaping @MainActor () -> Void) {
    self.segues = segues
    self.load = load
  }
}

extension UIViewController {
  /// Sets the description of the storyboard; the views are made when the view is loaded.
  public func setInterface(_ scene: InterfaceScene) {
    interface = scene
    interface?.storyboard = UIStoryboard.loading
  }

  /// The storyboard that the controller came from.
  public var storyboard: UIStoryboard? { interface?.storyboard }

  /// Loads the view from the storyboard, from the named nib, or from the nib of the class.
  func loadInterface() {
    if let interface { return interface.load() }
    let type = Swift.type(of: self)
    let module = PortedModule.module(of: String(reflecting: type))
    for name in nibName.map({ [$0] }) ?? Self.nibNames(of: "\(type)") {
      // A nib without an explicit name is searched only in the class's module, since others may have one of the same name.
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

  /// The views of `DialViewController` can be in `DialView` or `DialViewController`.
  private static func nibNames(of type: String) -> [String] {
    type.hasSuffix("Controller") ? [String(type.dropLast(10)), type] : [type]
  }
}
