import Foundation

/// Something that an app can do with items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Identifies an activity.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a type of its raw value.
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

  var finished: ((Bool) -> Void)?

  public override init() { super.init() }

  /// Where the activity is offered.
  open class var activityCategory: Category { .action }
  /// Identifies the activity.
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
