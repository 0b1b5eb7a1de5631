import Foundation

/// A service that an app offers for items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Identifies an activity.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a type from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Sends mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints the items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies the items.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves an image.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds a URL to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends the items to a nearby device.
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
    /// Opens the items in a library of books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// The category of an activity.
  nonisolated public enum Category: Int, Sendable {
    /// An action on the items.
    case action = 0
    /// Sharing of the items.
    case share = 1
  }

  var finished: ((Bool) -> Void)?

  public override init() { super.init() }

  /// The category in which the activity is offered.
  open class var activityCategory: Category { .action }
  /// Identifies the activity.
  open var activityType: ActivityType? { nil }
  /// The title of the activity.
  open var activityTitle: String? { nil }
  /// The image of the activity.
  open var activityImage: UIImage? { nil }
  /// Whether the activity can handle the items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the items before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller that performs the activity; `nil` for none.
  open var activityViewController: UIViewController? { nil }
  /// Performs an activity without a controller.
  open func perform() { activityDidFinish(true) }
  /// Reports the end of the activity.
  open func activityDidFinish(_ completed: Bool) { finished?(completed) }
  nonisolated deinit {}
}
