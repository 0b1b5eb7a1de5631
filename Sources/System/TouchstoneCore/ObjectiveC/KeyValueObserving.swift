import Foundation

// Key-value observing and coding, which Foundation has only with Objective-C.

/// The parts of a change that an observation reports.
nonisolated public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Reports the value at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Reports each change twice, the first time without the new value.
  ///
  /// - Note: Differs from UIKit: the first report follows the assignment too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
nonisolated public enum NSKeyValueChange: UInt, Sendable {
  /// The property has another value.
  case setting = 1
  /// There are more values.
  case insertion
  /// There are fewer values.
  case removal
  /// Values stand in the places of others.
  case replacement
}

/// The keys of the change in `observeValue(forKeyPath:of:change:context:)`.
nonisolated public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, as a number.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes that have changed; always missing.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether this is the first of two reports.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change that a handler gets.
nonisolated public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind: NSKeyValueChange
  /// The new value, if the options ask for it.
  public let newValue: Value?
  /// The value before, if the options ask for it.
  public let oldValue: Value?
  /// The indexes that have changed; always `nil`.
  public let indexes: IndexSet?
  /// Whether this is the first of two reports.
  public let isPrior: Bool
}

/// An observation, which lasts as long as this object and the observed one.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  private var observer: KeyValueChanges.Observer?

  fileprivate init(_ observer: KeyValueChanges.Observer) {
    self.observer = observer
    super.init()
  }

  /// Ends the observation.
  public func invalidate() {
    observer?.end()
    observer = nil
  }
}

/// An object that gets changes by name. A ported class that overrides `observeValue` conforms to it.
@preconcurrency @MainActor
public protocol KeyValueObserving: AnyObject {
  /// A value has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// The key-value observing of `NSObject`.
nonisolated public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a handler when the value changes, inside of its setter.
  ///
  /// UIKit's observable properties report their changes, and so do properties of ported sources that are
  /// `dynamic`. A path may lead through other objects.
  @preconcurrency @MainActor public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = KeyValueChanges.Observer(self, options) { object in
      (object as? Self).map { $0[keyPath: keyPath] }
    } report: { object, old, new, isPrior in
      guard let object = object as? Self else { return }
      let change = NSKeyValueObservedChange(
        kind: .setting, newValue: isPrior || !options.contains(.new) ? nil : new as? Value,
        oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: isPrior)
      changeHandler(object, change)
    }
    KeyValueChanges.add(observer)
    return NSKeyValueObservation(observer)
  }

  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` when the value changes.
  @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let entry = KeyValueChanges.Observer(self, options) { object in
      KeyValues.value(of: object, forKeyPath: keyPath)
    } report: { [weak observer] object, old, new, isPrior in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new), !isPrior { change[.newKey] = new }
      if options.contains(.old) { change[.oldKey] = old }
      if isPrior { change[.notificationIsPriorKey] = true }
      (observer as? any KeyValueObserving)?.observeValue(
        forKeyPath: keyPath, of: object, change: change, context: context)
    }
    entry.name = KeyValueChanges.Name(
      observer: ObjectIdentifier(observer), keyPath: keyPath, context: context)
    KeyValueChanges.keep(entry)
    KeyValueChanges.add(entry)
  }

  /// Ends what `addObserver` has begun.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String
  ) {
    KeyValueChanges.remove(self) {
      $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath
    }
  }

  /// Ends what `addObserver` has begun with that context.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    let name = KeyValueChanges.Name(
      observer: ObjectIdentifier(observer), keyPath: keyPath, context: context)
    KeyValueChanges.remove(self) { $0 == name }
  }

  /// Called by an observer for changes that it does not handle; does nothing.
  @preconcurrency @MainActor public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// A value by its name: an observable property, or a stored one of the app's own.
  @preconcurrency @MainActor public func value(forKey key: String) -> Any? {
    KeyValues.value(of: self, forKeyPath: key)
  }

  /// A value by the names of properties with dots between.
  @preconcurrency @MainActor public func value(forKeyPath keyPath: String) -> Any? {
    KeyValues.value(of: self, forKeyPath: keyPath)
  }

  /// Sets a value by its name, as far as UIKit's own properties are known by their names.
  @preconcurrency @MainActor public func setValue(_ value: Any?, forKey key: String) {
    KeyValues.set(value, of: self, forKeyPath: key)
  }

  /// Sets a value by the names of properties with dots between.
  @preconcurrency @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValues.set(value, of: self, forKeyPath: keyPath)
  }

  /// A property of a ported class is about to change; nothing happens.
  @preconcurrency @MainActor public func willChangeValue(forKey key: String) {}

  /// A property of a ported class has changed.
  @preconcurrency @MainActor public func didChangeValue(forKey key: String) {
    KeyValueChanges.report(self)
  }
}
