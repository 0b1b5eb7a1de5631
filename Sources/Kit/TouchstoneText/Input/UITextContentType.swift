import Foundation

/// The meaning of a text, for suggestions.
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
  /// A suffix of the name.
  public static let nameSuffix = UITextContentType("honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType("nickname")
  /// A job title.
  public static let jobTitle = UITextContentType("organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType("organization")
  /// A location.
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
