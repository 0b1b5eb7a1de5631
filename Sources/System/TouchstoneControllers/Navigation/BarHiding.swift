import Foundation

/// Hides and shows the bars of a navigation controller: for a tap, for a swipe, while there is little height, and when a
/// keyboard appears.
///
/// ```
/// shown ─a tap, a swipe up, little height, a keyboard─▶ hidden
/// hidden ─a tap, a swipe down, enough height─▶ shown
/// ```
/// The toolbar takes part if it is shown and has items. Both recognizers are attached when they are first needed, and
/// receive touches of the content alone.
final class BarHiding: NSObject {
  private weak var owner: UINavigationController?
  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  /// Whether the toolbar was hidden with the bar, and is to be shown with it.
  private var hidToolbar = false
  /// Whether the bars were hidden for a keyboard, so that a tap shows them.
  private var isForKeyboard = false
  /// Whether the bars were hidden for little height.
  private var isForHeight = false
  /// The translation at which the swipe was highest since it hid the bars, or lowest since it showed them; points.
  private var turningPoint: CGFloat = 0
  private let keyboard = Observation()

  init(of owner: UINavigationController) {
    self.owner = owner
    super.init()
    tap.name = "hide bars on tap"
    tap.delegate = self
    tap.addAction { [weak self] _ in self?.tapped() }
    swipe.name = "hide bars on swipe"
    swipe.maximumNumberOfTouches = 1
    swipe.delegate = self
    swipe.addAction { [weak self] _ in self?.swiped() }
    observeKeyboard()
    observeHeight(of: owner)
  }

  /// Adds the recognizers to the controller's view, once it is loaded.
  func attach() {
    guard let view = owner?.viewIfLoaded else { return }
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(swipe)
    heightChanged()
  }

  private func set(hidden: Bool) {
    guard let owner else { return }
    if !hidden { (isForKeyboard, isForHeight) = (false, false) }
    let hasItems = owner.topViewController?.toolbarItems?.isEmpty == false
    owner.setNavigationBarHidden(hidden, animated: true)
    if hidden, !owner.isToolbarHidden, hasItems {
      hidToolbar = true
      owner.setToolbarHidden(true, animated: true)
    } else if !hidden, hidToolbar {
      hidToolbar = false
      if hasItems { owner.setToolbarHidden(false, animated: true) }
    }
  }

  // MARK: Fingers

  private func tapped() {
    guard let owner else { return }
    set(hidden: !owner.isNavigationBarHidden)
  }

  private func swiped() {
    guard let owner, swipe.state == .began || swipe.state == .changed else { return }
    let height = swipe.translation(in: owner.view).y
    if swipe.state == .began {
      // The hysteresis is taken off, so that the translation may be 0.
      let isUp = height != 0 ? height < 0 : swipe.velocity(in: owner.view).y < 0
      turningPoint = height
      return set(hidden: isUp)
    }
    let isHidden = owner.isNavigationBarHidden
    turningPoint = isHidden ? min(turningPoint, height) : max(turningPoint, height)
    guard abs(height - turningPoint) > swipe.limitsInUse.panHysteresis else { return }
    turningPoint = height
    set(hidden: !isHidden)
  }

  private var isShort: Bool { owner?.traitCollection.verticalSizeClass == .compact }

  /// Whether a tap in the content changes the bars now.
  private var tapCounts: Bool {
    guard let owner else { return false }
    if owner.hidesBarsOnTap { return true }
    return owner.isNavigationBarHidden
      && (isForKeyboard || (owner.hidesBarsWhenVerticallyCompact && isShort))
  }

  // MARK: Height and keyboard

  private func observeHeight(of owner: UINavigationController) {
    owner.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      [weak self] (_: UINavigationController, _) in self?.heightChanged()
    }
  }

  /// Hides the bars where there is little height, and shows those that it has hidden where there is more.
  func heightChanged() {
    guard let owner, owner.viewIfLoaded?.window != nil else { return }
    if isShort, owner.hidesBarsWhenVerticallyCompact, !owner.isNavigationBarHidden {
      isForHeight = true
      set(hidden: true)
    } else if !isShort, isForHeight {
      set(hidden: false)
    }
  }

  private func observeKeyboard() {
    keyboard.token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let screen = (notification.object as? UIScreen).map { ObjectIdentifier($0) }
      MainActor.assumeIsolated { self?.keyboardAppears(on: screen) }
    }
  }

  /// A keyboard of another screen is none of this controller's.
  private func keyboardAppears(on screen: ObjectIdentifier?) {
    guard let owner, owner.hidesBarsWhenKeyboardAppears, !owner.isNavigationBarHidden,
      let own = owner.viewIfLoaded?.window?.windowScene?.screen,
      screen == nil || screen == ObjectIdentifier(own)
    else { return }
    isForKeyboard = true
    set(hidden: true)
  }

  /// Ends with the object that observes.
  nonisolated private final class Observation {
    var token: (any NSObjectProtocol)?

    deinit { token.map { NotificationCenter.default.removeObserver($0) } }
  }
}

extension BarHiding: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let owner, let view = touch.view else { return false }
    if view.isDescendant(of: owner.navigationBar) || view.isDescendant(of: owner.toolbar) {
      return false
    }
    return gestureRecognizer === tap ? tapCounts : owner.hidesBarsOnSwipe
  }

  /// A swipe goes up where the bars are shown, or down where they are hidden.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === swipe, let owner else { return true }
    let speed = swipe.velocity(in: owner.view)
    return abs(speed.y) > abs(speed.x) && (speed.y > 0) == owner.isNavigationBarHidden
  }

  /// The content scrolls under the same finger.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === swipe && (other.view as? UIScrollView)?.panGestureRecognizer === other
  }
}
