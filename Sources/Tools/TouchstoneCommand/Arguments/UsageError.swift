/// Wrong usage of the command: what is wrong, in words for the user.
struct UsageError: Error, Hashable {
  var message: String

  init(_ message: String) { self.message = message }
}
