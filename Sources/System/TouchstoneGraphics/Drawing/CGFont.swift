// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Bytes, as Core Foundation calls them.
public typealias CFData = NSData
/// An address.
public typealias CFURL = NSURL
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// An error, as Core Foundation calls it.
public typealias CFError = NSError

/// Bytes that a picture or a font is made of.
nonisolated public final class CGDataProvider {
  /// The bytes.
  public let data: CFData?

  /// Provides bytes.
  public init?(data: CFData) { self.data = data.copy() as? NSData }
}

/// A font by its name. Glyphs come from the table of widths that ``UIFont`` has.
nonisolated public final class CGFont: Sendable {
  /// The name that the font was asked for by.
  public let postScriptName: CFString?

  /// The font of that name.
  public init?(_ name: CFString) { postScriptName = name }

  /// A font out of a file; its name is not read.
  public init?(_ provider: CGDataProvider) { postScriptName = nil }
}

/// Does nothing, and says so on standard error: fonts of files are not read.
///
/// - Returns: `false`.
nonisolated public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  OneTimeNotice.print(
    "fonts of files are not read, so that CTFontManagerRegisterGraphicsFont registers nothing; text has the "
      + "built-in widths under any name of a font")
  return false
}
