import Foundation

/// Something whose size depends on what it contains or is contained in: a controller, or the
/// presentation of one.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it would like its content to have, in points.
  var preferredContentSize: CGSize { get }
  /// A child would like its content to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that layout gives a child has changed.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// The size that a child has in a container of that size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Its view is about to get another size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Its surroundings are about to change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer {
  /// What the presented controller would like.
  public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}

extension UIViewController {
  /// Reports a new preferred size to the container or presentation that gives this controller its room.
  func announcePreferredSize() {
    if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
    presentationState.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// What passes changes of size and traits to the controllers presented above this one: their presentations, or the
  /// controllers themselves where there is none.
  var presentedContainers: [any UIContentContainer] {
    presentedChain.map { controller -> any UIContentContainer in
      if let presentation = controller.presentationState.presentation { return presentation }
      return controller
    }
  }

  /// Announces traits to the controller, its children and the controller that it presents.
  package func announce(_ traits: UITraitCollection) {
    guard let view = viewIfLoaded else { return }
    let transition = ControllerTransition(
      .init(
        from: self, to: self, fromView: nil, toView: nil, initialFrame: view.frame,
        finalFrame: view.frame),
      in: view, animation: nil, interaction: nil, whenOver: { _ in })
    presentationState.transition = transition
    willTransition(to: traits, with: transition)
    for container in presentedContainers { container.willTransition(to: traits, with: transition) }
    transition.begin()
    presentationState.transition = nil
  }
}

extension UIViewController: UITraitEnvironment {}

extension UIViewController: UITraitChangeObservable {}

extension UIPresentationController: UITraitEnvironment, UITraitChangeObservable {}
