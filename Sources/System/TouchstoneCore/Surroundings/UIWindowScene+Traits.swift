import Foundation

extension UIWindowScene {
  /// What is known of where the scene is shown. Views and controllers are informed of each change. A trait that is set
  /// stays; the others follow the screen.
  public var traits: UITraitCollection {
    get {
      let size = screen.bounds.size
      let screens = UITraitCollection(
        style: .light, horizontal: size.width < 600 ? .compact : .regular,
        vertical: size.height < 500 ? .compact : .regular,
        idiom: min(size.width, size.height) < 700 ? .phone : .pad,
        scale: screen.scale, direction: .leftToRight, force: .unavailable)
      return chosenTraits.map { UITraitCollection(traitsFrom: [screens, $0]) } ?? screens
    }
    set {
      let chosen = UITraitCollection(traitsFrom: [chosenTraits ?? UITraitCollection(), newValue])
      let new = UITraitCollection(traitsFrom: [traits, newValue])
      change(from: traits, to: new) { chosenTraits = chosen }
    }
  }

  /// Gives the screen another size, in points, and another scale. Windows that filled the screen fill it again, and
  /// their controllers get the messages of a rotation.
  package func resizeScreen(to size: CGSize, scale: CGFloat) {
    let (before, old, chosen) = (screen.bounds, traits, chosenTraits)
    screen.change(size: size, scale: scale)
    change(from: old, to: traits) {
      chosenTraits = chosen
      for window in windows where window.frame == before { window.frame = screen.bounds }
    }
  }

  /// Announces other traits, has them change, and reports that.
  private func change(
    from old: UITraitCollection, to new: UITraitCollection, _ apply: () -> Void
  ) {
    guard new != old else { return apply() }
    chosenTraits = old
    for window in windows { window.rootOwner?.announce(new) }
    apply()
    traitCollectionDidChange(old)
    reportTraitChange(from: old, to: new)
    for window in windows { window.announceTraits(instead: old) }
  }
}

extension UIView {
  /// The scene's traits, with the style that a view above wants to have.
  var shownTraits: UITraitCollection {
    let above =
      superview?.shownTraits ?? (self as? UIWindow)?.windowScene?.traits
      ?? UITraitCollection(style: .light, scale: 1, direction: .leftToRight)
    let style = chosenStyle
    guard style != .unspecified else { return above }
    return UITraitCollection(traitsFrom: [above, UITraitCollection(userInterfaceStyle: style)])
  }

  /// The view's own word comes before that of its controller.
  private var chosenStyle: UIUserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    return controller?.overrideUserInterfaceStyle ?? .unspecified
  }

  /// The view's controller has another wish than before.
  package func controllerStyleChanged(from old: UIUserInterfaceStyle) {
    guard overrideUserInterfaceStyle == .unspecified, let controller else { return }
    announceStyle(controller.overrideUserInterfaceStyle, instead: old)
  }

  /// Controllers are informed before their views, and what is above before what is below.
  func announceTraits(instead old: UITraitCollection) {
    let traits = traitCollection
    controller?.traitCollectionDidChange(old)
    (controller as NSObject?)?.reportTraitChange(from: old, to: traits)
    traitCollectionDidChange(old)
    reportTraitChange(from: old, to: traits)
    for subview in subviews { subview.announceTraits(instead: old) }
  }

  func styleChanged(from old: UIUserInterfaceStyle) {
    let others = controller?.overrideUserInterfaceStyle ?? .unspecified
    announceStyle(chosenStyle, instead: old == .unspecified ? others : old)
  }

  private func announceStyle(_ new: UIUserInterfaceStyle, instead old: UIUserInterfaceStyle) {
    guard old != new else { return }
    let before =
      old == .unspecified
      ? superview?.shownTraits ?? traitCollection
      : UITraitCollection(traitsFrom: [traitCollection, UITraitCollection(style: old)])
    if before != traitCollection { announceTraits(instead: before) }
  }
}

extension UIView: UITraitEnvironment {}

nonisolated extension UIColor {
  /// The colour as it is in the given surroundings: colours do not depend on them here.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// - Note: Differs from UIKit: the provider is asked once, for the light appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).shade)
  }
}

extension UITraitCollection {
  /// Those of the scene in use.
  public static var current: UITraitCollection {
    TouchSystem.currentScene?.traits ?? UITraitCollection(userInterfaceStyle: .light)
  }
}
