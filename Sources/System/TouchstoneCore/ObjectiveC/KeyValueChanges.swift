import Foundation

/// All observations.
///
/// Key paths cannot be compared, so each change of an observable property reads all observed values again.
@preconcurrency @MainActor
public enum KeyValueChanges {
  struct Name: Equatable {
    let observer: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
  }

  /// One observation.
  final class Observer {
    private weak var object: AnyObject?
    private let options: NSKeyValueObservingOptions
    private let read: (AnyObject) -> Any?
    private let report: (AnyObject, _ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
    private var last: Any?
    private(set) var hasEnded = false
    var name: Name?

    init(
      _ object: AnyObject, _ options: NSKeyValueObservingOptions,
      read: @escaping (AnyObject) -> Any?,
      report: @escaping (AnyObject, _ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
    ) {
      self.object = object
      self.options = options
      self.read = read
      self.report = report
      last = read(object)
    }

    var isAlive: Bool { !hasEnded && object != nil }

    func observes(_ other: AnyObject) -> Bool { object === other }

    func begin() {
      if options.contains(.initial), let object { report(object, nil, last, false) }
    }

    func look() {
      guard !hasEnded, let object else { return }
      let (old, new) = (last, read(object))
      guard !KeyValues.areEqual(old, new) else { return }
      last = new
      if options.contains(.prior) { report(object, old, new, true) }
      report(object, old, new, false)
    }

    func end() { hasEnded = true }
  }

  private struct Reference { weak var observer: Observer? }

  private static var observers: [Reference] = []
  /// Those without an object that ends them.
  private static var kept: [Observer] = []
  @exclusivity(unchecked) static var areObserved = false

  /// A property of the object has a new value.
  public static func report(_ object: Any) {
    if areObserved { lookAtAll() }
  }

  private static func lookAtAll() {
    for reference in observers { reference.observer?.look() }
    observers.removeAll { $0.observer?.isAlive != true }
    kept.removeAll { !$0.isAlive }
    areObserved = !observers.isEmpty
  }

  static func add(_ observer: Observer) {
    observers.append(Reference(observer: observer))
    areObserved = true
    observer.begin()
  }

  static func keep(_ observer: Observer) { kept.append(observer) }

  static func remove(_ object: AnyObject, _ matches: (Name) -> Bool) {
    let last = kept.last { $0.observes(object) && $0.name.map(matches) == true }
    last?.end()
    kept.removeAll { $0.hasEnded }
  }
}

extension NSObject {
  /// An observable property has a new value.
  @inline(__always) package func valueChanged() {
    if KeyValueChanges.areObserved { KeyValueChanges.report(self) }
  }
}
