import Foundation

/// Offers activities for items.
///
/// - Note: Differs from UIKit: there are no system services. It offers the app's own activities and a way to cancel.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Reports the chosen activity, whether it was completed, and the items that it returned.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// Called when the controller was dismissed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The system activities that are not offered; there are none here.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private let items: [Any]
  private let activities: [UIActivity]
  private let stack = UIStackView()

  /// Makes a controller that offers the activities that can handle the items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = (applicationActivities ?? []).filter {
      $0.canPerform(withActivityItems: activityItems)
    }
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (items, activities) = ([], [])
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    OneTimeNotice.print(
      "UIActivityViewController offers the app's own activities alone, since no services are here")
    view.backgroundColor = .white
    stack.axis = .vertical
    stack.frame = view.bounds.insetBy(dx: 16, dy: 16)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.distribution = .equalSpacing
    view.addSubview(stack)
    for activity in activities {
      addButton(activity.activityTitle ?? "Activity") { [weak self] in self?.choose(activity) }
    }
    addButton("Cancel") { [weak self] in self?.end(nil, false) }
  }

  private func addButton(_ title: String, _ work: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = title
    button.addAction(UIAction { _ in work() }, for: .touchUpInside)
    stack.addArrangedSubview(button)
  }

  private func choose(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items)
    activity.finished = { [weak self] completed in self?.end(activity.activityType, completed) }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    let handler = completionWithItemsHandler
    guard let presenter = presentingViewController else {
      handler?(type, completed, nil, nil)
      return
    }
    presenter.dismiss(animated: true) { handler?(type, completed, nil, nil) }
  }
  nonisolated deinit {}
}
