import Foundation

/// The data that was cut or copied, as items with values by type.
///
/// - Note: Differs from UIKit: it is local to the process, and other apps cannot access it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  nonisolated public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the general pasteboard, for cut and copy.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The keys of the options of ``setItems(_:options:)``.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The expiration date of the items. It has no effect.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on the device, which is always so here.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted after a change.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// Posted after the pasteboard is removed.
  nonisolated public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  /// The key of the added types, in the notification of a change.
  nonisolated public static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedUserInfoKey"
  /// The key of the removed types, in the notification of a change.
  nonisolated public static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedUserInfoKey"

  /// The items that all objects with the same name share.
  private final class Store {
    var items: [[String: Any]] = []
    var changes = 0
  }

  /// The general pasteboard, for cut and copy.
  public static let general = UIPasteboard(.general, Store())
  private static var named: [Name: Store] = [:]

  /// The name of the pasteboard.
  public let name: Name
  /// The number of changes.
  open var changeCount: Int { store.changes }
  /// Always `false`: a pasteboard ends with the process.
  open var isPersistent: Bool { false }
  private let store: Store
  private var content: [[String: Any]] { store.items }

  private init(_ name: Name, _ store: Store) {
    self.name = name
    self.store = store
    super.init()
  }

  /// Finds or makes a pasteboard with a name; `nil` if there is none and `create` is `false`.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let known =
      pasteboardName == .general ? Self.general.store : Self.named[pasteboardName]
    guard let store = known ?? (create ? Store() : nil) else { return nil }
    if known == nil { Self.named[pasteboardName] = store }
    self.init(pasteboardName, store)
  }

  /// Makes a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    let (name, store) = (Name(UUID().uuidString), Store())
    named[name] = store
    return UIPasteboard(name, store)
  }

  /// Removes the pasteboard with a name; the general one is kept.
  open class func remove(withName pasteboardName: Name) {
    guard let store = named.removeValue(forKey: pasteboardName) else { return }
    NotificationCenter.default.post(
      name: removedNotification, object: UIPasteboard(pasteboardName, store))
  }

  // MARK: Items

  /// The items, each with its values by type.
  open var items: [[String: Any]] {
    get { content }
    set { replace(newValue) }
  }
  /// The number of items.
  open var numberOfItems: Int { content.count }
  /// The types of the first item.
  open var types: [String] { content.first.map { $0.keys.sorted() } ?? [] }

  /// Replaces all items.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { replace(items) }
  /// Appends items.
  open func addItems(_ items: [[String: Any]]) { replace(content + items) }
  /// Whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }
  /// The value of the first item for a type; `nil` for none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    content.first?[pasteboardType]
  }
  /// Replaces all items by one with a value for a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    replace([[pasteboardType: value]])
  }
  /// The data of the first item for a type; `nil` for none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }
  /// Replaces all items by one with data for a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    replace([[pasteboardType: data]])
  }

  private func replace(_ items: [[String: Any]]) {
    let before = Set(content.flatMap(\.keys))
    let after = Set(items.flatMap(\.keys))
    store.items = items
    store.changes += 1
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
        Self.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
      ])
  }

  // MARK: Values

  private static let text = "public.utf8-plain-text"
  /// The types whose values are strings.
  private static let texts = [text, "public.plain-text", "public.text"]
  private static let image = "public.image"
  private static let address = "public.url"
  private static let colour = "com.apple.uikit.color"

  private func values<Value>(_ type: String) -> [Value] {
    content.compactMap { $0[type] as? Value }
  }
  private static func text(of value: Any?) -> String? {
    value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
  }
  private func set<Value>(_ values: [Value]?, _ type: String) {
    replace(values.map { $0.map { [type: $0] } } ?? [])
  }

  /// The first string.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The strings of all items; `nil` if there is none.
  open var strings: [String]? {
    get {
      let all = content.compactMap { item in
        Self.texts.lazy.compactMap { Self.text(of: item[$0]) }.first
      }
      return all.isEmpty ? nil : all
    }
    set { set(newValue, Self.text) }
  }
  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images of all items; `nil` if there is none.
  open var images: [UIImage]? {
    get {
      let all: [UIImage] = values(Self.image)
      return all.isEmpty ? nil : all
    }
    set { set(newValue, Self.image) }
  }
  /// The first URL.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs of all items; `nil` if there is none.
  open var urls: [URL]? {
    get {
      let all: [URL] = values(Self.address)
      return all.isEmpty ? nil : all
    }
    set { set(newValue, Self.address) }
  }
  /// The first colour.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours of all items; `nil` if there is none.
  open var colors: [UIColor]? {
    get {
      let all: [UIColor] = values(Self.colour)
      return all.isEmpty ? nil : all
    }
    set { set(newValue, Self.colour) }
  }
  /// Whether there is a string.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }
  nonisolated deinit {}
}
