import Foundation

/// An object that adapts its content to a size and to traits: a view controller or a presentation controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred content size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when layout has given a child another size.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// The size of a child in a container of the given size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size of the view changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer {
  /// The preferred content size of the presented view controller.
  public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}

extension UIViewController {
  /// Reports a new preferred size to the parent or, without one, to the presentation.
  func announcePreferredSize() {
    if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
    presentationState.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// The receivers of size and trait changes above this controller: for each presented controller its presentation or, without
  /// one, the controller itself.
  var presentedContainers: [any UIContentContainer] {
    presentedChain.map { controller -> any UIContentContainer in
      if let presentation = controller.presentationState.presentation { return presentation }
      return controller
    }
  }

  /// Reports new traits to the controller, its children and the controllers presented above it.
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
