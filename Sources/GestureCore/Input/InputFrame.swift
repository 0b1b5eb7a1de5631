/// One moment of input and everything that changed at it.
///
/// A live panel, a replayed file, a browser and a test finger all produce these and nothing else. A
/// frame may be empty: then only time passes.
public struct InputFrame: Sendable, Hashable {
  /// When it happened.
  public var time: Timestamp
  /// The contacts that changed. A contact that is down and not listed rests where it was.
  public var contacts: [Contact]
  /// The system takes all input away (an alert, a call): everything that is down is cancelled.
  public var isInterruption: Bool
  /// What hardly any frame has, and then once: a frame is handed on with every move of a finger, and
  /// would be fifteen times as large with it.
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
    // Mostly there is nothing of it, which is seen before it is made.
    let isOfContacts =
      presses.isEmpty && hover == nil && scroll == nil && transform == nil
      && estimateUpdates.isEmpty && modifiers == nil && buttons == nil
    if isOfContacts { return }
    other = OtherInput(
      presses: presses, hover: hover, scroll: scroll, transform: transform,
      estimateUpdates: estimateUpdates, modifiers: modifiers, buttons: buttons)
  }

  /// The presses that changed.
  public var presses: [PressChange] {
    @inlinable get { others.first?.presses ?? [] }
    _modify {
      var other = takeOther()
      defer { self.other = other }
      yield &other.presses
    }
  }

  /// The pointer, while no button is down.
  public var hover: HoverChange? {
    @inlinable get { others.first?.hover }
    set { other.hover = newValue }
  }

  /// What a wheel or a trackpad scrolled.
  public var scroll: ScrollChange? {
    @inlinable get { others.first?.scroll }
    set { other.scroll = newValue }
  }

  /// A pinch or turn that a trackpad reports as such.
  public var transform: TransformChange? {
    @inlinable get { others.first?.transform }
    set { other.transform = newValue }
  }

  /// Better values for readings that were estimates, possibly of contacts that have lifted.
  public var estimateUpdates: [EstimateUpdate] {
    @inlinable get { others.first?.estimateUpdates ?? [] }
    _modify {
      var other = takeOther()
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

  /// Whether nothing but contacts changed, as in nearly all frames, and none was taken away.
  @inlinable public var isOfContactsAlone: Bool { others.isEmpty && !isInterruption }

  /// The same, but for modifier keys and buttons.
  var isOfContactsAndWhatIsHeld: Bool {
    !isInterruption && others.first?.isOfWhatIsHeld != false
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

  /// Takes it out while a list in it grows, which would be copied otherwise.
  private mutating func takeOther() -> OtherInput {
    let other = other
    others = []
    return other
  }
}

/// What a frame has beside contacts.
@usableFromInline struct OtherInput: Sendable, Hashable {
  @usableFromInline var presses: [PressChange] = []
  @usableFromInline var hover: HoverChange?
  @usableFromInline var scroll: ScrollChange?
  @usableFromInline var transform: TransformChange?
  @usableFromInline var estimateUpdates: [EstimateUpdate] = []
  @usableFromInline var modifiers: Int?
  @usableFromInline var buttons: Int?

  /// Modifier keys and buttons at most.
  var isOfWhatIsHeld: Bool {
    presses.isEmpty && hover == nil && scroll == nil && transform == nil && estimateUpdates.isEmpty
  }
}
