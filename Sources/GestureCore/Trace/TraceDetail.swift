/// What of an event is more than numbers.
package enum TraceDetail: Sendable {
  case reason(Reason)
  indirect case whole(TraceEvent.Kind)
}
