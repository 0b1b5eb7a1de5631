import Foundation

/// A client's number; numbers are never reused.
package struct ClientID: Hashable, Sendable, Comparable {
  package var number: Int

  package init(number: Int) { self.number = number }

  package static func < (left: ClientID, right: ClientID) -> Bool { left.number < right.number }
}

/// What the network reports, in the order in which it happened.
package enum NetworkEvent: Sendable {
  case opened(ClientID)
  /// A message, with the time of its arrival in nanoseconds of the monotonic clock.
  case received(ClientID, [UInt8], at: UInt64)
  /// Everything sent to the client has left this process.
  case drained(ClientID)
  case closed(ClientID)
  /// No more input is pending at present.
  case rested
}

/// Orders for the network's thread.
enum NetworkOrder: Sendable {
  case send(ClientID, [UInt8])
  /// Closes a client's socket, with a reason that its page displays.
  case close(ClientID, String)
  case stop
}
