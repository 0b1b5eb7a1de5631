import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor public final class Detent: NSObject {
    /// Identifies a detent.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The medium detent.
      public static let medium = Identifier("medium")
      /// The large detent.
      public static let large = Identifier("large")
    }

    /// Identifies the detent.
    public let identifier: Identifier
    private let resolver:
      @MainActor (any UISheetPresentationControllerDetentResolutionContext)
        -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver:
        @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext)
        -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// A detent at about half of the container's height.
    public class func medium() -> Detent {
      Detent(.medium) { $0.maximumDetentValue / 2 }
    }

    /// A detent at the container's height, except for a gap at the top.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent with a custom height in points; `nil` disables it for now.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping @MainActor (
          any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent {
      let detent = Detent(identifier ?? Identifier("custom"), resolver)
      return detent
    }

    /// The height in points.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The values from which a detent calculates its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The maximum height of a sheet, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The delegate of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called when a finger has moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
