import Foundation

extension UIViewController {
  /// Notifies the controllers of a window of a new size, changes the size, and runs the animations that they have added.
  package func resize(to size: CGSize, _ change: () -> Void) {
    guard let view = viewIfLoaded else { return change() }
    let transition = ControllerTransition(
      .init(
        from: self, to: self, fromView: nil, toView: nil, initialFrame: view.frame,
        finalFrame: CGRect(origin: .zero, size: size)),
      in: view, animation: nil, interaction: nil, whenOver: { _ in })
    presentationState.transition = transition
    viewWillTransition(to: size, with: transition)
    for container in presentedContainers {
      container.viewWillTransition(to: size, with: transition)
    }
    change()
    transition.begin()
    presentationState.transition = nil
  }
}
