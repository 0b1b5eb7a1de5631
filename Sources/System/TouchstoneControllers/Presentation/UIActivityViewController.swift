import Foundation

/// Offers what can be done with items.
///
/// - Note: Differs from UIKit: no services are here. It offers the app's own activities and the way back.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Reports which activity was chosen, whether it was carried out, and what it returned.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// Called once it has gone.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The system's activities that are not offered; none is.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private let items: [Any]
  private let activities: [UIActivity]
  private let stack = UIStackView()

  /// Offers the activities that can do something with the items.
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
}

/// Something that an app can do with items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Tells activities apart.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Sends a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Gives a contact a picture.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves a picture.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Posts on Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts on Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts on Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts on Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts on Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Opens in a library of books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// Whether an activity is done with the items or with the app.
  nonisolated public enum Category: Int, Sendable {
    /// Done with the items.
    case action = 0
    /// Given to others.
    case share = 1
  }

  fileprivate var finished: ((Bool) -> Void)?

  public override init() { super.init() }

  /// Where the activity is offered.
  open class var activityCategory: Category { .action }
  /// Tells the activity from others.
  open var activityType: ActivityType? { nil }
  /// What it is called.
  open var activityTitle: String? { nil }
  /// Its picture.
  open var activityImage: UIImage? { nil }
  /// Whether it can do something with the items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Gets the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller that carries it out.
  open var activityViewController: UIViewController? { nil }
  /// Carries it out, if it has no controller.
  open func perform() { activityDidFinish(true) }
  /// It has been carried out, or not.
  open func activityDidFinish(_ completed: Bool) { finished?(completed) }
}
