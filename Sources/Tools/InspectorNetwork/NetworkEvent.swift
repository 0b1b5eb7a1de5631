import Foundation

/// A client's number; it is not used again.
package struct ClientID: Hashable, Sendable, Comparable {
  package var number: Int

  package init(number: Int) { self.number = number }

  package static func < (left: ClientID, right: ClientID) -> Bool { left.number < right.number }
}

/// What the network reports, in the order in which it happened.
package enum NetworkEvent: Sendable {
  case opened(ClientID)
  /// A message, and when it came in nanoseconds of this machine's steady clock.
  case received(ClientID, [UInt8], at: UInt64)
  /// Everything that was sent to a client has left.
  case drained(ClientID)
  case closed(ClientID)
  /// Nothing else has come in for now.
  case rested
}

/// What the network is asked to do.
enum NetworkOrder: Sendable {
  case send(ClientID, [UInt8])
  /// Closes a client's socket, with a reason that its page shows.
  case close(ClientID, String)
  case stop
}
