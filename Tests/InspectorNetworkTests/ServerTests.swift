import Testing

/// One server after another, since some fill the machine with connections.
///
/// The turn of a test on the main actor comes late, because thousands of others wait for theirs. So nothing
/// here has a limit by the clock.
@Suite("The server", .serialized)
struct ServerTests {}
