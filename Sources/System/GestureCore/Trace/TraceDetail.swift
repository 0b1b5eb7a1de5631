/// The part of an event that does not fit into the numbers of a ``TraceRecord``.
package enum TraceDetail: Sendable {
  case reason(Reason)
  indirect case whole(TraceEvent.Kind)
}
