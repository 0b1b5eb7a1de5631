/// One moment of input and all changes at that moment.
///
/// Live panels, replayed files, browsers and test fingers all produce frames. A frame may be empty:
/// then only time passes.
public struct InputFrame: Sendable, Hashable {
  /// The moment of the frame.
  public var time: Timestamp
  /// The contacts that changed. A contact that is down and not listed rests where it was.
  public var contacts: [Contact]
  /// The system cancels all contacts and presses that are down, for example for an alert or a call.
  public var isInterruption: Bool
  /// At most one element: the input other than contacts, which few frames have. In a list, because
  /// frames are copied with every move of a finger, and this value would make them fifteen times as large.
  @usableFromInline var others: [OtherInput] = []

  /// Makes a frame; what is left out did not change.
  public init(
    time: Timestamp, contacts: [Contact] = [], presses: [PressChange] = [],
    hover: HoverChange? = nil, scroll: ScrollChange? = nil, transform: TransformChange? = nil,
    estimateUpdates: [EstimateUpdate] = [], isInterruption: Bool = false, modifiers: Int? = nil,
    buttons: Int? = nil
  ) {
    self.time = time
    self.contacts = contacts
    self.isInterruption = isInterruption
    // Mostly there is none of it, and then no `OtherInput` is made.
    let hasOnlyContacts =
      presses.isEmpty && hover == nil && scroll == nil && transform == nil
      && estimateUpdates.isEmpty && modifiers == nil && buttons == nil
    if hasOnlyContacts { return }
    other = OtherInput(
      presses: presses, hover: hover, scroll: scroll, transform: transform,
      estimateUpdates: estimateUpdates, modifiers: modifiers, buttons: buttons)
  }

  /// The presses that changed.
  public var presses: [PressChange] {
    @inlinable get { others.first?.presses ?? [] }
    _modify {
      var other = removeOther()
      defer { self.other = other }
      yield &other.presses
    }
  }

  /// The change of the hovering pointer, while no button is down.
  public var hover: HoverChange? {
    @inlinable get { others.first?.hover }
    set { other.hover = newValue }
  }

  /// The scroll of a wheel or a trackpad.
  public var scroll: ScrollChange? {
    @inlinable get { others.first?.scroll }
    set { other.scroll = newValue }
  }

  /// The pinch and rotation that a trackpad reports without contacts.
  public var transform: TransformChange? {
    @inlinable get { others.first?.transform }
    set { other.transform = newValue }
  }

  /// Better values for readings that were estimates, possibly of contacts that have lifted.
  public var estimateUpdates: [EstimateUpdate] {
    @inlinable get { others.first?.estimateUpdates ?? [] }
    _modify {
      var other = removeOther()
      defer { self.other = other }
      yield &other.estimateUpdates
    }
  }

  /// Modifier keys that are held, with UIKit's raw values (API-E07); `nil` means unchanged.
  public var modifiers: Int? {
    @inlinable get { others.first?.modifiers }
    set { other.modifiers = newValue }
  }

  /// Pointer buttons that are held, with UIKit's raw values (API-E06); `nil` means unchanged.
  public var buttons: Int? {
    @inlinable get { others.first?.buttons }
    set { other.buttons = newValue }
  }

  /// Whether only contacts changed, as in nearly all frames, and the frame is no interruption.
  @inlinable public var isOfContactsAlone: Bool { others.isEmpty && !isInterruption }

  /// Whether only contacts, modifier keys and buttons changed, and the frame is no interruption.
  var hasOnlyContactsModifiersAndButtons: Bool {
    !isInterruption && others.first?.hasOnlyModifiersAndButtons != false
  }

  // MARK: - Private

  private var other: OtherInput {
    get { others.first ?? OtherInput() }
    set {
      if newValue != OtherInput() {
        others = [newValue]
      } else if !others.isEmpty {
        others = []
      }
    }
  }

  /// Removes the value, so that changing a list in it does not copy the list.
  private mutating func removeOther() -> OtherInput {
    let other = other
    others = []
    return other
  }
}

/// The input of a frame other than contacts.
@usableFromInline struct OtherInput: Sendable, Hashable {
  @usableFromInline var presses: [PressChange] = []
  @usableFromInline var hover: HoverChange?
  @usableFromInline var scroll: ScrollChange?
  @usableFromInline var transform: TransformChange?
  @usableFromInline var estimateUpdates: [EstimateUpdate] = []
  @usableFromInline var modifiers: Int?
  @usableFromInline var buttons: Int?

  /// Whether at most modifier keys and buttons changed.
  var hasOnlyModifiersAndButtons: Bool {
    presses.isEmpty && hover == nil && scroll == nil && transform == nil && estimateUpdates.isEmpty
  }
}
