/// Wrong usage of the command, as a message for the user.
struct UsageError: Error, Hashable {
  var message: String

  init(_ message: String) { self.message = message }
}
