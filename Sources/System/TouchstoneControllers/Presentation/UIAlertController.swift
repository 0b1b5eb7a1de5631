import Foundation

/// Shows an alert in the centre of the window, or an action sheet at the bottom, and calls the handler of the chosen action
/// after the dismissal.
/// - Note: Differs from UIKit: `addTextField` and `textFields` cannot be overridden, since text fields are in a module above.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert.
  nonisolated public enum Style: Int, Sendable {
    /// At the bottom, with its buttons in a column.
    case actionSheet = 0
    /// In the centre.
    case alert = 1
  }

  /// The message below the title.
  open var message: String?
  /// The style of the alert.
  open var preferredStyle: Style { chosenStyle }
  private var chosenStyle = Style.actionSheet
  /// The actions, in the order of their addition.
  open private(set) var actions: [UIAlertAction] = []
  /// The action of the return key. It is stored and has no effect.
  open var preferredAction: UIAlertAction?

  /// Makes an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    chosenStyle = preferredStyle
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    presentationState.presentation = AlertPresentation(
      presentedViewController: self, presenting: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    chosenStyle = .alert
  }

  /// Adds an action. The button of a cancel action is always the last one.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    if isViewLoaded { fill() }
  }

  /// The views between the message and the buttons.
  package private(set) var inputs: [UIView] = []
  package func addInput(_ view: UIView) {
    inputs.append(view)
    if isViewLoaded { fill() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    inputs.first?.becomeFirstResponder()
  }

  private let stack = UIStackView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    stack.axis = .vertical
    stack.spacing = LayoutMetrics.spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    ])
    fill()
  }

  private func fill() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for (text, font) in [
      (title, UIFont.boldSystemFont(ofSize: 17)), (message, UIFont.systemFont(ofSize: 13)),
    ] {
      guard let text, !text.isEmpty else { continue }
      let label = UILabel()
      label.text = text
      label.font = font
      label.textAlignment = .center
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
    for input in inputs { stack.addArrangedSubview(input) }
    let ordered = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    for action in ordered { stack.addArrangedSubview(button(for: action)) }
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.accessibilityIdentifier = action.title
    button.isEnabled = action.isEnabled
    if action.style == .destructive { button.tintColor = .systemRed }
    button.addAction(UIAction { [weak self] _ in self?.answer(action) }, for: .touchUpInside)
    action.button = button
    return button
  }

  private func answer(_ action: UIAlertAction) {
    guard let presenter = presentingViewController else { return }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  /// A tap outside an action sheet cancels it.
  fileprivate func answerBeside() {
    guard preferredStyle == .actionSheet,
      let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    answer(cancel)
  }
  nonisolated deinit {}
}

/// Presents an alert above a dimming view.
private final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    dimming.backgroundColor = .black
    dimming.alpha = 0
    let tap = UITapGestureRecognizer()
    tap.name = "beside"
    tap.addAction { [weak self] _ in self?.alert?.answerBeside() }
    dimming.addGestureRecognizer(tap)
  }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds, let alert else { return .zero }
    let isSheet = alert.preferredStyle == .actionSheet
    let width = isSheet ? bounds.width - 16 : min(270, bounds.width)
    let size = alert.view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: bounds.midX - width / 2,
      y: isSheet ? bounds.maxY - height - 8 : bounds.midY - (height / 2).rounded(),
      width: width, height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0.2 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }

  override func containerViewDidLayoutSubviews() {
    guard presentedViewController.presentationState.transition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func standardAnimation(_ appears: Bool) -> any UIViewControllerAnimatedTransitioning {
    alert?.preferredStyle == .actionSheet
      ? CoverAnimation(appears: appears) : FadeAnimation(appears: appears)
  }
}

/// Fades the presented view in and out.
final class FadeAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private let appears: Bool

  init(appears: Bool) { self.appears = appears }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let view = context.view(forKey: appears ? .to : .from)
    if appears, let view, let controller = context.viewController(forKey: .to) {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: controller)
      view.layoutIfNeeded()
      view.alpha = 0
    }
    UIView.animate(withDuration: transitionDuration(using: context)) { [appears] in
      view?.alpha = appears ? 1 : 0
    } completion: { _ in
      view?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
