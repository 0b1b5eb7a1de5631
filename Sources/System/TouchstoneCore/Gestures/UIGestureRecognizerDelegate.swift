import Foundation

/// Decides whether a recognizer may begin, which inputs it receives, and its relations to other recognizers (API-D01).
///
/// Every method has a default answer.
/// - Note: Differs from UIKit: whether a method is implemented is settled where the class that
///   declares the conformance is compiled. A method that only a subclass of that class adds is never
///   called; let the class that conforms implement it, and override it.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Asked when the recognizer is about to leave `.possible`; "no" makes it fail (API-D01).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// One "yes" from either side lets both recognize (API-D02).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer waits for the other one to fail, this time (API-D03).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other one waits for this recognizer to fail, this time (API-D04).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asked once for each new touch, before `touchesBegan` (API-D05).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Asked once for each new press, before `pressesBegan` (API-D06).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  /// Asked once for each event, before any touch of it (API-D07).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leave(.begin, of: gestureRecognizer, at: true)
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { leave(.together, of: gestureRecognizer, at: false) }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { leave(.requires, of: gestureRecognizer, at: false) }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { leave(.required, of: gestureRecognizer, at: false) }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { leave(.touch, of: gestureRecognizer, at: true) }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { leave(.press, of: gestureRecognizer, at: true) }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { leave(.event, of: gestureRecognizer, at: true) }

  /// The default answer; records that the delegate left the method out.
  private func leave(
    _ method: DelegateMethods, of recognizer: UIGestureRecognizer, at answer: Bool
  ) -> Bool {
    recognizer.defaultAnswer = (method, ObjectIdentifier(self))
    return answer
  }
}

struct DelegateMethods: OptionSet {
  let rawValue: UInt8
  static let begin = DelegateMethods(rawValue: 1)
  static let together = DelegateMethods(rawValue: 2)
  static let requires = DelegateMethods(rawValue: 4)
  static let required = DelegateMethods(rawValue: 8)
  static let touch = DelegateMethods(rawValue: 16)
  static let press = DelegateMethods(rawValue: 32)
  static let event = DelegateMethods(rawValue: 64)
}
