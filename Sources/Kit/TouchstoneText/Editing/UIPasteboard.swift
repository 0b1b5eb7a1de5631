import Foundation

/// What was cut or copied, as items with their types.
///
/// - Note: Differs from UIKit: it lives in the process, and other apps do not see it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  nonisolated public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes the name of that text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The one for cutting and copying.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// A key of the options of ``setItems(_:options:)``.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the items are to be removed; they stay.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on the device, which they always do.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted after a change.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// Posted after the pasteboard is removed.
  nonisolated public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  /// Under this key a change has the types that came.
  nonisolated public static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedUserInfoKey"
  /// Under this key a change has the types that went.
  nonisolated public static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedUserInfoKey"

  /// What several objects for one name share.
  private final class Store {
    var items: [[String: Any]] = []
    var changes = 0
  }

  /// The one for cutting and copying.
  public static let general = UIPasteboard(.general, Store())
  private static var named: [Name: Store] = [:]

  /// Its name.
  public let name: Name
  /// How often it has changed.
  open var changeCount: Int { store.changes }
  /// Always `false`: none outlives the process.
  open var isPersistent: Bool { false }
  private let store: Store
  private var content: [[String: Any]] { store.items }

  private init(_ name: Name, _ store: Store) {
    self.name = name
    self.store = store
    super.init()
  }

  /// The pasteboard of that name; `nil` if there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let known =
      pasteboardName == .general ? Self.general.store : Self.named[pasteboardName]
    guard let store = known ?? (create ? Store() : nil) else { return nil }
    if known == nil { Self.named[pasteboardName] = store }
    self.init(pasteboardName, store)
  }

  /// A new pasteboard with a name of its own.
  open class func withUniqueName() -> UIPasteboard {
    let (name, store) = (Name(UUID().uuidString), Store())
    named[name] = store
    return UIPasteboard(name, store)
  }

  /// Removes the pasteboard of that name; the general one stays.
  open class func remove(withName pasteboardName: Name) {
    guard let store = named.removeValue(forKey: pasteboardName) else { return }
    NotificationCenter.default.post(
      name: removedNotification, object: UIPasteboard(pasteboardName, store))
  }

  // MARK: Items

  /// Each item, with its values by their types.
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
  /// Adds items behind the others.
  open func addItems(_ items: [[String: Any]]) { replace(content + items) }
  /// Whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }
  /// The first item's value of that type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    content.first?[pasteboardType]
  }
  /// One item with a value of that type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    replace([[pasteboardType: value]])
  }
  /// The first item's bytes of that type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }
  /// One item with bytes of that type.
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
  /// The types whose values are texts.
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

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts of all items; `nil` if there is none.
  open var strings: [String]? {
    get {
      let all = content.compactMap { item in
        Self.texts.lazy.compactMap { Self.text(of: item[$0]) }.first
      }
      return all.isEmpty ? nil : all
    }
    set { set(newValue, Self.text) }
  }
  /// The first picture.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The pictures of all items; `nil` if there is none.
  open var images: [UIImage]? {
    get {
      let all: [UIImage] = values(Self.image)
      return all.isEmpty ? nil : all
    }
    set { set(newValue, Self.image) }
  }
  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The addresses of all items; `nil` if there is none.
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
  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { images != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }
}
