/// An error in an override, and the correct syntax.
struct OverrideFault: Error {
  let message: String
  let remedy: String

  init(_ message: String, _ remedy: String) {
    self.message = message
    self.remedy = remedy
  }
}
