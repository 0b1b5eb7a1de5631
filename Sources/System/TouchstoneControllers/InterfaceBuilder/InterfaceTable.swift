import Foundation

/// The nibs and storyboards of a target, which `touchstone port` has translated to Swift.
///
/// Each target with such files has one subclass, called `_PortInterface`, which is found by the module's name.
@preconcurrency @MainActor
open class InterfaceTable {
  /// Makes the objects of a nib, and connects them to each other and to their owner.
  public typealias Nib = @MainActor (_ owner: Any?) -> [Any]

  /// The controllers of a storyboard, by their identifiers in the file.
  public struct Storyboard {
    /// The initial controller; `nil` for none.
    public let initial: String?
    /// The functions that make the controllers.
    public let controllers: [String: @MainActor () -> UIViewController]
    /// The identifiers in the file, by those that the app uses.
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

  /// Makes a table; the table of a target is made at the first access.
  public required init() {}

  /// The nib with a name, without `.xib`; `nil` if there is none.
  open func nib(named name: String) -> Nib? { nil }
  /// The storyboard with a name, without `.storyboard`; `nil` if there is none.
  open func storyboard(named name: String) -> Storyboard? { nil }

  // MARK: Finding

  private static var known: [String: InterfaceTable] = [:]

  /// The first result of the tables that a module can see: its own, that of the module that it tests, and then, if allowed, any
  /// other.
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
  nonisolated deinit {}
}
