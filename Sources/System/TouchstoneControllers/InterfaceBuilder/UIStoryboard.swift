import Foundation

/// The controllers of a `.storyboard` file.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The file's name.
  public let name: String
  private let contents: InterfaceTable.Storyboard
  /// Passed on to the controllers that are being made.
  private(set) static var loading: UIStoryboard?

  /// - Parameters:
  ///   - name: the file's, without `.storyboard`; one that is not there ends the program, as on iOS.
  ///   - storyboardBundleOrNil: of no account: the storyboards of a target are in its code.
  ///   - file: leads to the target.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?, file: String = #fileID) {
    let module = PortedModule.module(of: file)
    guard let found = InterfaceTable.first(for: module, { $0.storyboard(named: name) }) else {
      preconditionFailure("there is no storyboard called \(name) in \(module)")
    }
    self.name = name
    contents = found
    super.init()
  }

  /// A new one of the controller to begin with, if the file says which.
  open func instantiateInitialViewController() -> UIViewController? {
    contents.initial.flatMap(controller)
  }

  /// A new one of the controllers with a name; an unknown name ends the program, as on iOS.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let id = contents.identifiers[identifier], let controller = controller(id) else {
      preconditionFailure("\(name).storyboard has no controller called \(identifier)")
    }
    return controller
  }

  /// A new one of the controllers that the file numbers.
  func controller(_ id: String) -> UIViewController? {
    let outer = UIStoryboard.loading
    UIStoryboard.loading = self
    defer { UIStoryboard.loading = outer }
    return contents.controllers[id]?()
  }
}
