import Foundation

extension NSObject {
  /// Calls a method once some seconds have passed, by the clock of the object's scene. Until then the
  /// object is kept alive.
  @preconcurrency public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedMessages.add(to: self, aSelector, anArgument, after: delay)
  }

  /// Takes back what `perform(_:with:afterDelay:)` has not done yet.
  @preconcurrency public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.cancel { $0.target === aTarget as AnyObject }
  }

  /// Takes back calls that `perform(_:with:afterDelay:)` put off, of that selector and argument.
  @preconcurrency public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let argument = anArgument.map { $0 as AnyObject }
    DelayedMessages.cancel { message in
      message.target === aTarget as AnyObject && message.selector == aSelector
        && (message.argument === argument
          || (message.argument as? NSObject).map { $0.isEqual(argument) } == true)
    }
  }
}

/// The messages that are on their way.
private enum DelayedMessages {
  struct Message {
    let target: NSObject
    let selector: Selector
    let argument: AnyObject?
    let later: MessageLater
  }

  private static var messages: [Message] = []

  static func add(
    to target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval
  ) {
    let later = MessageLater(for: target, after: delay) {
      messages.removeAll { !$0.later.isPending }
      target.perform(selector, with: argument)
    }
    messages.append(
      Message(
        target: target, selector: selector, argument: argument.map { $0 as AnyObject },
        later: later))
  }

  static func cancel(where isMeant: (Message) -> Bool) {
    for message in messages where isMeant(message) { message.later.cancel() }
    messages.removeAll { !$0.later.isPending }
  }
}
