import Foundation

/// An image or a file that is one character of a text.
///
/// - Note: Differs from UIKit: it is stored with the text, and its image is not drawn.
nonisolated open class NSTextAttachment: NSObject {
  /// The character that stands for an attachment.
  public class var character: Int { 0xFFFC }

  /// The data of the file.
  open var contents: Data?
  /// The type of the file.
  open var fileType: String?
  /// The image.
  open var image: UIImage?
  /// The bounds, relative to the start of the line's bottom, in points.
  open var bounds = CGRect.zero

  /// Makes an attachment of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Makes an attachment of an image.
  public init(image: UIImage) {
    self.image = image
    super.init()
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }
}

extension NSAttributedString {
  /// Makes a text of one character with an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}
