/// What is wrong with something that is said of a device, and how it is written.
struct OverrideFault: Error {
  let message: String
  let remedy: String

  init(_ message: String, _ remedy: String) {
    self.message = message
    self.remedy = remedy
  }
}
