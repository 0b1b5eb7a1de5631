import Foundation

/// What `touchstone port` writes down of a target as a whole, in a class called `_Port`: the methods
/// that have names in Objective-C, and the scenes of its Info.plist.
///
/// It is found by the name of the module once something of that module is looked for.
@preconcurrency @MainActor
open class PortedModule {
  /// A scene that Info.plist configures.
  public struct Scene {
    /// The name of the configuration.
    public let name: String?
    /// The class of the scene's delegate.
    public let delegate: AnyClass?
    /// The storyboard whose first controller the scene begins with.
    public let storyboard: String?

    /// Describes a scene.
    public init(name: String?, delegate: AnyClass?, storyboard: String?) {
      self.name = name
      self.delegate = delegate
      self.storyboard = storyboard
    }
  }

  /// Made once for each module.
  public required init() {}

  /// The entries that the target's files add to the table of methods.
  open var methods: [(inout ObjCMethods) -> Void] { [] }
  /// The scenes that Info.plist configures, in its order.
  open var scenes: [Scene] { [] }
  /// The storyboard of an app without scenes.
  open var mainStoryboard: String? { nil }

  // MARK: Finding

  private static var looked: [String: PortedModule?] = [:]
  private static var classes: Set<ObjectIdentifier> = []

  /// That of a module, if it was ported. Its methods are known from then on.
  package static func named(_ name: String) -> PortedModule? {
    if let known = looked[name] { return known }
    let type = NSClassFromString("\(name)._Port") as? PortedModule.Type
    let module = type?.init()
    looked[name] = .some(module)
    if let module { _ = ObjCMethods(parts: module.methods) }
    return module
  }

  /// Has the methods known of the modules that an object's classes come from.
  static func load(for object: AnyObject) {
    guard classes.insert(ObjectIdentifier(type(of: object))).inserted else { return }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      _ = named(Self.module(of: String(reflecting: current.subjectType)))
      mirror = current.superclassMirror
    }
  }

  /// `App` of `App/Controller.swift`, or of a type's full name.
  package static func module(of name: String) -> String {
    String(name.prefix { $0 != "/" && $0 != "." })
  }
  nonisolated deinit {}
}
