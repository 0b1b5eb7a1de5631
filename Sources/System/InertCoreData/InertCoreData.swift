// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import TouchstoneCore

// The part of Core Data that Xcode's templates for apps mention. It compiles and stores nothing: a context has
// no changes, and saving does nothing. The first use prints so on standard error. A subclass of `NSManagedObject` with
// `@NSManaged` properties is an error of the port.

private func printThatNothingIsStored() {
  OneTimeNotice.print("Core Data stores nothing; a context has no objects and no changes")
}

/// A kind of store.
public let NSSQLiteStoreType = "SQLite"
/// A kind of store.
public let NSInMemoryStoreType = "InMemory"
/// An option of a store.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// An option of a store.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

/// A model, which is empty here.
open class NSManagedObjectModel: NSObject {
  public override init() {}
  public init?(contentsOf url: URL) {}

  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
  nonisolated deinit {}
}

/// A store, which keeps nothing.
open class NSPersistentStore: NSObject {
  public let type: String

  init(type: String) { self.type = type }
  nonisolated deinit {}
}

/// The stores of a model.
open class NSPersistentStoreCoordinator: NSObject {
  public let managedObjectModel: NSManagedObjectModel
  public private(set) var persistentStores: [NSPersistentStore] = []

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    printThatNothingIsStored()
    let store = NSPersistentStore(type: storeType)
    persistentStores.append(store)
    return store
  }
  nonisolated deinit {}
}

/// How a context is reached.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// A context, which never has changes.
open class NSManagedObjectContext: NSObject {
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var automaticallyMergesChangesFromParent = false
  open var hasChanges: Bool { false }

  public override init() {}
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {}

  open func save() throws { printThatNothingIsStored() }
  open func rollback() {}
  open func reset() {}
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  nonisolated deinit {}
}

/// Where a store would lie.
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType

  public override init() {}
  public init(url: URL) { self.url = url }
  nonisolated deinit {}
}

/// A model with its stores and a context.
open class NSPersistentContainer: NSObject {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public convenience init(name: String) { self.init(name: name, managedObjectModel: .init()) }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
  }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    printThatNothingIsStored()
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
  nonisolated deinit {}
}
