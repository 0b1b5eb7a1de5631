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

  /// Makes the controller with an identifier of the file.
  func controller(_ id: String) -> UIViewController? {
    let outer = UIStoryboard.loading
    UIStoryboard.loading = self
    defer { UIStoryboard.loading = outer }
    return contents.controllers[id]?()
  }
  nonisolated deinit {}
}
