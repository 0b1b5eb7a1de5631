import Testing

/// One server after another, since each is watched by the clock.
// A limit for what hangs: its turn on the main actor comes late when thousands of others wait for theirs.
@Suite("The server", .serialized, .timeLimit(.minutes(10)))
struct ServerTests {}
