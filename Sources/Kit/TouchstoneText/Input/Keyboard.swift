import Foundation
@_spi(Kit) import TouchstoneCore

/// Shows input views at the bottom of a scene's screen, posts notifications, and turns keys into text.
///
/// ```
///            a first responder takes text, or has input views
/// hidden ─────────────────────────────────────────────────────▶ shown ⟲ the next one's views are as high or not
///        ◀─────────────────────────────────────────────────────
///            it resigns, and no successor follows
/// ```
/// A plain area replaces the keys. The core finds this class by its name.
final class Keyboard: KeyboardHost {
  private weak var scene: UIWindowScene?
  private var window: KeyboardWindow?
  private let panel = UIView()
  private var inputView: UIView?
  private var accessory: UIView?
  private weak var responder: UIResponder?
  private var arrival: ScheduledWork?

  /// The height in points, without the safe area; that of a portrait phone [D].
  static let height: CGFloat = 216
  /// The duration of the keyboard's movement, in seconds [D].
  static let duration: TimeInterval = 0.25

  private init(of scene: UIWindowScene) {
    self.scene = scene
    panel.backgroundColor = UIColor(white: 0.82, alpha: 1)
    panel.accessibilityIdentifier = "keyboard"
  }

  private static let slot: StaticString = "keyboard"

  private static func known(in scene: UIWindowScene?) -> Keyboard? {
    scene?.keptValue(slot) as? Keyboard
  }

  private static func made(in scene: UIWindowScene) -> Keyboard {
    if let known = known(in: scene) { return known }
    let made = Keyboard(of: scene)
    scene.keepValue(made, slot)
    return made
  }

  // MARK: - First responders

  static func firstResponderChanged(
    from old: UIResponder?, in window: UIWindow, isHandover: Bool
  ) {
    let new = window.firstResponder
    if new == nil, !isHandover { known(in: window.windowScene)?.show(nil) }
    (old as? any TextEditing)?.editingEnded()
    // A delegate may have made another object first responder, which has been handled then.
    guard let new, window.firstResponder === new else { return }
    let editing = new as? any TextEditing
    if editing?.keyboardComesFirst == false { editing?.editingBegan() }
    guard window.firstResponder === new else { return }
    show(for: new, in: window)
    guard window.firstResponder === new else { return }
    editing?.scrollIntoSight()
    if editing?.keyboardComesFirst == true { editing?.editingBegan() }
  }

  static func inputViewsChanged(of responder: UIResponder, in window: UIWindow) {
    show(for: responder, in: window)
  }

  private static func show(for responder: UIResponder, in window: UIWindow) {
    guard let scene = window.windowScene else { return }
    let isWanted =
      responder is any UIKeyInput || responder.inputView != nil
      || accessory(of: responder) != nil
    if isWanted {
      made(in: scene).show(responder)
    } else {
      known(in: scene)?.show(nil)
    }
  }

  /// The view of the responder, or of the first responder after it in the chain that has one.
  private static func accessory(of responder: UIResponder) -> UIView? {
    var current: UIResponder? = responder
    while let each = current {
      if let view = each.inputAccessoryView { return view }
      current = each.next
    }
    return nil
  }

  // MARK: - Showing

  private func show(_ new: UIResponder?) {
    guard let scene else { return }
    let old = frameOnScreen
    responder = new
    guard let new else { return hide(from: old, in: scene) }
    let window = self.window ?? makeWindow(in: scene)
    replace(&accessory, with: Self.accessory(of: new), in: window)
    let own = new.inputView
    replace(&inputView, with: own ?? (new is any UIKeyInput ? panel : nil), in: window)
    let height = (accessory.map(wantedHeight) ?? 0) + (inputView.map(wantedHeight) ?? 0)
    let screen = scene.screen.bounds
    let frame = CGRect(
      x: 0, y: screen.height - height, width: screen.width, height: height)
    guard frame != old else { return window.arrange(accessory, inputView, accessoryHeight) }
    window.content.frame = old.height > 0 ? old : frame.offsetBy(dx: 0, dy: height)
    window.arrange(accessory, inputView, accessoryHeight)
    window.layoutIfNeeded()
    move(from: window.content.frame, to: frame, appears: true)
  }

  private func hide(from old: CGRect, in scene: UIWindowScene) {
    guard window != nil, old.height > 0 else { return }
    move(from: old, to: old.offsetBy(dx: 0, dy: old.height), appears: false)
  }

  private func move(from old: CGRect, to new: CGRect, appears: Bool) {
    arrival?.cancel()
    isUp = appears
    post(UIResponder.keyboardWillChangeFrameNotification, old, new)
    post(
      appears
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      old, new)
    UIView.animate(withDuration: Self.duration) { [window] in window?.content.frame = new }
    arrival = scene?.touchSystem.schedule(after: Self.duration) { [weak self] in
      self?.arrived(from: old, to: new, appears: appears)
    }
  }

  private func arrived(from old: CGRect, to new: CGRect, appears: Bool) {
    arrival = nil
    if !appears {
      replace(&accessory, with: nil, in: nil)
      replace(&inputView, with: nil, in: nil)
      window?.isHidden = true
      window?.windowScene = nil
      window = nil
    }
    post(UIResponder.keyboardDidChangeFrameNotification, old, new)
    post(
      appears
        ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      old, new)
  }

  /// Whether it is at its upper position, or moving there.
  private var isUp = false
  private var frameOnScreen: CGRect { isUp ? window?.content.frame ?? .zero : .zero }

  private func post(_ name: Notification.Name, _ old: CGRect, _ new: CGRect) {
    NotificationCenter.default.post(
      name: name, object: scene?.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
          value: UIView.AnimationCurve.easeInOut.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }

  // MARK: - Its views

  private func makeWindow(in scene: UIWindowScene) -> KeyboardWindow {
    let made = KeyboardWindow(windowScene: scene)
    made.windowLevel = .normal + 1
    made.isHidden = false
    window = made
    return made
  }

  private func replace(_ view: inout UIView?, with new: UIView?, in window: KeyboardWindow?) {
    if view !== new { view?.removeFromSuperview() }
    view = new
    if let new, new.superview !== window?.content { window?.content.addSubview(new) }
  }

  private var accessoryHeight: CGFloat { accessory.map(wantedHeight) ?? 0 }

  private func wantedHeight(of view: UIView) -> CGFloat {
    if view === panel {
      let windows = scene?.windows.filter { $0 !== window } ?? []
      return Self.height + (windows.first?.safeAreaInsets.bottom ?? 0)
    }
    if !view.translatesAutoresizingMaskIntoConstraints {
      let fitted = view.systemLayoutSizeFitting(
        CGSize(width: scene?.screen.bounds.width ?? 0, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      if fitted.height > 0 { return fitted.height }
    }
    if view.bounds.height > 0 { return view.bounds.height }
    let own = view.intrinsicContentSize.height
    return own > 0 ? own : view === inputView ? Self.height : 44
  }

  // MARK: - Keys

  static func write(_ presses: Set<UIPress>, into responder: UIResponder) -> Set<UIPress> {
    guard responder.isFirstResponder, let input = responder as? any UIKeyInput else {
      return presses
    }
    // The presses of one event are sorted by the order in which they began.
    let ordered = presses.sorted { ($0.timestamp, $0.pressID) < ($1.timestamp, $1.pressID) }
    return Set(ordered.filter { press in !(press.key.map { write($0, into: input) } ?? false) })
  }

  /// Command-Z undoes typing, and with the shift key redoes it (TXT-17). Command-X, C, V and A edit.
  private static func writeCommand(_ key: UIKey, into editing: any TextEditing) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate]) else { return false }
    let hasShift = key.modifierFlags.contains(.shift)
    switch key.keyCode {
    case .keyboardZ:
      guard let undoManager = editing.undoManager else { return false }
      if hasShift { undoManager.redo() } else { undoManager.undo() }
    case .keyboardX where !hasShift: editing.cut(nil)
    case .keyboardC where !hasShift: editing.copy(nil)
    case .keyboardV where !hasShift: editing.paste(nil)
    case .keyboardA where !hasShift: editing.selectAll(nil)
    default: return false
    }
    return true
  }

  /// Returns whether the key is handled as text.
  private static func write(_ key: UIKey, into input: any UIKeyInput) -> Bool {
    let editing = input as? any TextEditing
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else {
      return editing.map { writeCommand(key, into: $0) } ?? false
    }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      // The return key is disabled, and does nothing (TXT-21).
      if input.enablesReturnKeyAutomatically, !input.hasText { return true }
      if let editing { editing.typeReturn() } else { input.insertText("\n") }
      return true
    case .keyboardDeleteOrBackspace:
      if let editing { editing.typeBackspace() } else { input.deleteBackward() }
      return true
    case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
      .keyboardHome, .keyboardEnd:
      return editing?.move(key.keyCode, extends: key.modifierFlags.contains(.shift)) ?? false
    default:
      let text = key.characters
      let isText = text.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && $0.properties.generalCategory != .privateUse
          || $0 == "\t"
      }
      guard !text.isEmpty, isText else { return false }
      if let editing { editing.type(text) } else { input.insertText(text) }
      return true
    }
  }
}

/// A window above those of the app, in which only the input views are hit.
private final class KeyboardWindow: UIWindow {
  let content = UIView()

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    addSubview(content)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  func arrange(_ accessory: UIView?, _ input: UIView?, _ height: CGFloat) {
    let size = content.bounds.size
    accessory?.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    input?.frame = CGRect(
      x: 0, y: height, width: size.width, height: max(size.height - height, 0))
  }
}
