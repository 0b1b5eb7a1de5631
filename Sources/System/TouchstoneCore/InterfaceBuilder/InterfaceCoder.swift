import Foundation

/// Hands a view or a controller what a nib says of it, as the decoder of an archive does on iOS.
///
/// There are no archives here: `touchstone port` writes nibs and storyboards down in Swift.
nonisolated public final class InterfaceCoder: NSCoder {
  private let configure: @MainActor (AnyObject) -> Void

  private init(_ configure: @escaping @MainActor (AnyObject) -> Void) {
    self.configure = configure
    super.init()
  }

  /// Makes the next object in place of the initializer of the class that the nib names; `nil` to use that initializer.
  @MainActor package static var creator: ((NSCoder) -> AnyObject?)?

  /// Makes an object by its `init(coder:)`, during which it takes what the nib says.
  @MainActor public static func make<Object: AnyObject>(
    _ create: @MainActor (NSCoder) -> Object?, _ configure: @escaping @MainActor (Object) -> Void
  ) -> Object {
    let coder = InterfaceCoder { object in
      if let object = object as? Object { configure(object) }
    }
    let creator = creator
    self.creator = nil
    if let made = creator?(coder) {
      guard let object = made as? Object else {
        preconditionFailure(
          "a creator made a \(type(of: made)), and the storyboard names \(Object.self)")
      }
      return object
    }
    guard let object = create(coder) else {
      preconditionFailure("\(Object.self).init(coder:) gives nothing for what is in a nib")
    }
    return object
  }

  /// What `init(coder:)` of the classes at the root calls once all properties have a value.
  @MainActor package static func describe(_ object: AnyObject, from coder: NSCoder) {
    (coder as? InterfaceCoder)?.configure(object)
  }

  // Nothing is kept by key: a caller gets what an archive without the key gives.
  public override var allowsKeyedCoding: Bool { true }
  public override func containsValue(forKey key: String) -> Bool { false }
  public override func decodeObject(forKey key: String) -> Any? { nil }
  public override func decodeBool(forKey key: String) -> Bool { false }
  public override func decodeInteger(forKey key: String) -> Int { 0 }
  public override func decodeFloat(forKey key: String) -> Float { 0 }
  public override func decodeDouble(forKey key: String) -> Double { 0 }
}
