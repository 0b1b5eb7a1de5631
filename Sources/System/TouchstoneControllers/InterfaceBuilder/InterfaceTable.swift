import Foundation

/// The nibs and storyboards of a target, as `touchstone port` has written them in Swift.
///
/// Each target with such files has one subclass, called `_PortInterface`; it is found by the module.
@preconcurrency @MainActor
open class InterfaceTable {
  /// Makes the objects of a nib, and connects them with each other and their owner.
  public typealias Nib = @MainActor (_ owner: Any?) -> [Any]

  /// A storyboard's controllers, by the names that the file gives them.
  public struct Storyboard {
    /// The controller that it begins with, if it has one.
    public let initial: String?
    /// What makes each controller.
    public let controllers: [String: @MainActor () -> UIViewController]
    /// The names that the app gives them.
    public let identifiers: [String: String]

    /// Makes a storyboard of its controllers.
    public init(
      initial: String?, controllers: [String: @MainActor () -> UIViewController],
      identifiers: [String: String]
    ) {
      self.initial = initial
      self.controllers = controllers
      self.identifiers = identifiers
    }
  }

  /// Makes a table; the one of a target is made when it is first asked.
  public required init() {}

  /// The nib of that name, without `.xib`; `nil` if there is none.
  open func nib(named name: String) -> Nib? { nil }
  /// The storyboard of that name, without `.storyboard`; `nil` if there is none.
  open func storyboard(named name: String) -> Storyboard? { nil }

  // MARK: Finding

  private static var known: [String: InterfaceTable] = [:]

  /// What the tables say that a module can see: its own, that of the module it tests, then, if asked for, any other.
  static func first<Found>(
    for module: String, orOfOthers looksInOthers: Bool = true, _ find: (InterfaceTable) -> Found?
  ) -> Found? {
    var names = [module]
    for suffix in ["UITests", "Tests"] where module.hasSuffix(suffix) {
      names.append(String(module.dropLast(suffix.count)))
    }
    for name in names {
      if let found = table(of: name).flatMap(find) { return found }
    }
    for name in looksInOthers ? known.keys.sorted() : [] where !names.contains(name) {
      if let found = known[name].flatMap(find) { return found }
    }
    return nil
  }

  private static func table(of module: String) -> InterfaceTable? {
    if let table = known[module] { return table }
    guard let type = NSClassFromString("\(module)._PortInterface") as? InterfaceTable.Type else {
      return nil
    }
    let table = type.init()
    known[module] = table
    return table
  }
}
