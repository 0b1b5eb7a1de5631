import Foundation

/// The controllers of a `.storyboard` file.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name of the file.
  public let name: String
  private let contents: InterfaceTable.Storyboard
  /// The storyboard that is making controllers; it is passed on to them.
  private(set) static var loading: UIStoryboard?

  /// - Parameters:
  ///   - name: The name of the file, without `.storyboard`; a missing file ends the program, as on iOS.
  ///   - storyboardBundleOrNil: Ignored: the storyboards of a target are in its code.
  ///   - file: Identifies the target.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?, file: String = #fileID) {
    let module = PortedModule.module(of: file)
    guard let found = InterfaceTable.first(for: module, { $0.storyboard(named: name) }) else {
      preconditionFailure("there is no storyboard called \(name) in \(module)")
    }
    self.name = name
    contents = found
    super.init()
  }

  /// Makes the initial controller; `nil` if the file has none.
  open func instantiateInitialViewController() -> UIViewController? {
    contents.initial.flatMap(controller)
  }

  /// Makes the controller with an identifier; an unknown identifier ends the program, as on iOS.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let id = contents.identifiers[identifier], let controller = controller(id) else {
      preconditionFailure("\(name).storyboard has no controller called \(identifier)")
    }
    return controller
  }

  /// Makes the initial controller by a closure, which calls an initializer that takes the coder; without a closure, or if it
  /// returns `nil`, by `init(coder:)`. A controller of another class ends the program, as on iOS.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    made(by: creator) { instantiateInitialViewController() }
  }

  /// Makes the controller with an identifier by a closure (see `instantiateInitialViewController(creator:)`).
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = made(by: creator) { instantiateViewController(withIdentifier: identifier) }
    guard let controller else { preconditionFailure("\(name).storyboard made no \(identifier)") }
    return controller
  }

  private func made<ViewController: UIViewController>(
    by creator: ((NSCoder) -> ViewController?)?, _ instantiate: () -> UIViewController?
  ) -> ViewController? {
    InterfaceCoder.creator = creator
    defer { InterfaceCoder.creator = nil }
    guard let controller = instantiate() else { return nil }
    guard let made = controller as? ViewController else {
      preconditionFailure(
        "\(name).storyboard made a \(type(of: controller)), not a \(ViewController.self)")
    }
    return made
  }

  /// Makes the controller with an identifier of the file.
  func controller(_ id: String) -> UIViewController? {
    let outer = UIStoryboard.loading
    UIStoryboard.loading = self
    defer { UIStoryboard.loading = outer }
    return contents.controllers[id]?()
  }
  nonisolated deinit {}
}
