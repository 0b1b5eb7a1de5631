import Foundation

/// What an action does; it gets the action itself.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something to do, with a name and a picture for whatever offers it (API-C11).
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Identifies an action: in one control, one action replaces another of the same identifier.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What makes the action unique: another one with it takes its place (API-C11).
  public let identifier: Identifier
  /// What the action is called.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture of the action.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer name, for where there is room.
  open var discoverabilityTitle: String?
  /// For a menu that shows the action; it has no effect on a control.
  open var attributes: Attributes
  /// Whether a menu marks it.
  open var state: State
  /// The control or bar item that sends it; only while the handler runs.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  /// An action without an identifier gets one that no other has.
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

  /// Runs the handler on behalf of a sender.
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
}
