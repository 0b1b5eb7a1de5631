/// One moment of input and everything that changed at it.
///
/// A live panel, a replayed file, a browser and a test finger all produce these and nothing else. A
/// frame may be empty: then only time passes.
public struct InputFrame: Sendable, Hashable {
  /// When it happened.
  public var time: Timestamp
  /// The contacts that changed. A contact that is down and not listed rests where it was.
  public var contacts: [Contact]
  /// The presses that changed.
  public var presses: [PressChange]
  /// The pointer, while no button is down.
  public var hover: HoverChange?
  /// What a wheel or a trackpad scrolled.
  public var scroll: ScrollChange?
  /// A pinch or turn that a trackpad reports as such.
  public var transform: TransformChange?
  /// Better values for readings that were estimates, possibly of contacts that have lifted.
  public var estimateUpdates: [EstimateUpdate]
  /// The system takes all input away (an alert, a call): everything that is down is cancelled.
  public var isInterruption: Bool
  /// Modifier keys that are held, with UIKit's raw values (API-E07); `nil` means unchanged.
  public var modifiers: Int?
  /// Pointer buttons that are held, with UIKit's raw values (API-E06); `nil` means unchanged.
  public var buttons: Int?

  /// Makes a frame; what is left out did not change.
  public init(
    time: Timestamp, contacts: [Contact] = [], presses: [PressChange] = [],
    hover: HoverChange? = nil, scroll: ScrollChange? = nil, transform: TransformChange? = nil,
    estimateUpdates: [EstimateUpdate] = [], isInterruption: Bool = false, modifiers: Int? = nil,
    buttons: Int? = nil
  ) {
    self.time = time
    self.contacts = contacts
    self.presses = presses
    self.hover = hover
    self.scroll = scroll
    self.transform = transform
    self.estimateUpdates = estimateUpdates
    self.isInterruption = isInterruption
    self.modifiers = modifiers
    self.buttons = buttons
  }
}
