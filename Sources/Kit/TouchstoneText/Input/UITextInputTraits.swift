import Foundation

/// The keyboard that something that takes text wants. A keyboard here has no keys to see, so that all but secure entry is
/// kept and not shown.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Whether sentences, words or letters are capitalized by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotes become curly ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether blanks are added and removed where text is pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Which keys there are.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether dots are shown in place of what is typed.
  var isSecureTextEntry: Bool { get set }
  /// What is to be typed, for proposals.
  var textContentType: UITextContentType! { get set }
  /// Which passwords may be proposed.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

/// What is capitalized by itself.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether words are corrected.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system likes it.
  case `default` = 0
  /// Not corrected.
  case no = 1
  /// Corrected.
  case yes = 2
}

/// Whether the spelling is checked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system likes it.
  case `default` = 0
  /// Not checked.
  case no = 1
  /// Checked.
  case yes = 2
}

/// Whether quotes become curly.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system likes it.
  case `default` = 0
  /// They stay straight.
  case no = 1
  /// They become curly.
  case yes = 2
}

/// Whether hyphens become dashes.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// As the system likes it.
  case `default` = 0
  /// They stay hyphens.
  case no = 1
  /// They become dashes.
  case yes = 2
}

/// Whether blanks go with what is pasted.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system likes it.
  case `default` = 0
  /// They do not.
  case no = 1
  /// They do.
  case yes = 2
}

/// Which keys a keyboard has.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Those of the language.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Figures and punctuation.
  case numbersAndPunctuation = 2
  /// Those of addresses of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Figures.
  case numberPad = 4
  /// Those of telephones.
  case phonePad = 5
  /// Those of names and of telephones.
  case namePhonePad = 6
  /// Those of addresses of mail.
  case emailAddress = 7
  /// Figures and a point.
  case decimalPad = 8
  /// Those of short messages.
  case twitter = 9
  /// Those of a search on the web.
  case webSearch = 10
  /// Figures of ASCII.
  case asciiCapableNumberPad = 11

  /// Those of ASCII, by its old name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether a keyboard is dark.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// As what surrounds it.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Dark, by its old name.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key says.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// What the key does.
  case go = 1
  /// What the key does.
  case google = 2
  /// What the key does.
  case join = 3
  /// What the key does.
  case next = 4
  /// What the key does.
  case route = 5
  /// What the key does.
  case search = 6
  /// What the key does.
  case send = 7
  /// What the key does.
  case yahoo = 8
  /// What the key does.
  case done = 9
  /// What the key does.
  case emergencyCall = 10
  /// What the key does.
  case `continue` = 11
}

/// What a text is, for proposals.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ rawValue: String) { self.rawValue = rawValue }
  /// A person's name.
  public static let name = UITextContentType("name")
  /// A title such as Dr.
  public static let namePrefix = UITextContentType("honorific-prefix")
  /// The first name.
  public static let givenName = UITextContentType("given-name")
  /// A name between the first and the last.
  public static let middleName = UITextContentType("additional-name")
  /// The last name.
  public static let familyName = UITextContentType("family-name")
  /// What follows the name.
  public static let nameSuffix = UITextContentType("honorific-suffix")
  /// What friends call the person.
  public static let nickname = UITextContentType("nickname")
  /// What the person does.
  public static let jobTitle = UITextContentType("organization-title")
  /// Where the person works.
  public static let organizationName = UITextContentType("organization")
  /// A place.
  public static let location = UITextContentType("location")
  /// The whole address.
  public static let fullStreetAddress = UITextContentType("street-address")
  /// The first line of the street.
  public static let streetAddressLine1 = UITextContentType("address-line1")
  /// The second line of the street.
  public static let streetAddressLine2 = UITextContentType("address-line2")
  /// The city.
  public static let addressCity = UITextContentType("address-level2")
  /// The state.
  public static let addressState = UITextContentType("address-level1")
  /// City and state.
  public static let addressCityAndState = UITextContentType("address-level1+2")
  /// A part of the city.
  public static let sublocality = UITextContentType("address-level3")
  /// The country.
  public static let countryName = UITextContentType("country-name")
  /// The code of the city.
  public static let postalCode = UITextContentType("postal-code")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType("tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType("email")
  /// An address of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType("url")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType("cc-number")
  /// A name of an account.
  public static let username = UITextContentType("username")
  /// The secret of an account.
  public static let password = UITextContentType("password")
  /// A secret to be made up.
  public static let newPassword = UITextContentType("new-password")
  /// A code that came by message.
  public static let oneTimeCode = UITextContentType("one-time-code")
  /// A date and a time.
  public static let dateTime = UITextContentType("date-time")
  /// A day of birth.
  public static let birthdate = UITextContentType("bday")
}

/// Which passwords may be proposed; kept.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules, as they were given.
  open private(set) var passwordRulesDescriptor: String

  /// Makes rules of that description.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// What takes text from keys.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Puts text where the caret is; the return key gives a line break.
  func insertText(_ text: String)
  /// Removes what is selected, or the character before the caret.
  func deleteBackward()
}
