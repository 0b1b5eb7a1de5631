import Foundation

/// The closure of an action; it receives the action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A menu element that calls a closure, with a title and an image for the control or menu that
/// shows it (API-C11).
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Identifies an action: in a control, an action replaces another one with the same identifier.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier; adding an action to a control replaces the one with the same identifier
  /// (API-C11).
  public let identifier: Identifier
  /// The title of the action.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image of the action.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer title, for places with more space.
  open var discoverabilityTitle: String?
  /// The attributes in a menu; they have no effect on a control.
  open var attributes: Attributes
  /// Whether a menu shows a checkmark.
  open var state: State
  /// The control or bar item that sends the action; `nil` except while the handler runs.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action; without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Self.newIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler with a sender.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let previous = self.sender
    self.sender = sender
    handler(self)
    self.sender = previous
  }

  private static var lastNumber = 0

  private static func newIdentifier() -> Identifier {
    lastNumber += 1
    return Identifier("action-\(lastNumber)")
  }
  nonisolated deinit {}
}
