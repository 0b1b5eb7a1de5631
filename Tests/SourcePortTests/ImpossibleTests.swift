import Testing

/// What needs Objective-C is said at the app's own line and column, with what to write instead.
@Suite struct ImpossibleTests {
  @Test("setting a value by its name is a warning, but for layers and animations, which have it")
  func coding() {
    #expect(
      notes("func f() {\n  device.setValue(1, forKey: \"orientation\")\n}") == [
        "/app/A.swift:2:3: warning: key-value coding needs Objective-C; assign the property"
      ])
    #expect(notes("func f() { x(bar.value(forKey: \"field\")) }") == [])
    #expect(notes("func f() { view.layer.setValue(1, forKeyPath: \"transform.scale\") }") == [])
    #expect(notes("func f() { x(fadeAnimation.value(forKey: \"id\")) }") == [])
  }

  @Test("a member of AnyObject is a warning, unless the name means something else there")
  func anyObject() {
    let message =
      "warning: members of AnyObject are looked up by Objective-C; cast sender to its class first"
    #expect(
      notes("func f(_ sender: AnyObject) {\n  x(sender.tag)\n}") == [
        "/app/A.swift:2:12: \(message)"
      ])
    #expect(
      notes("func f(sender: AnyObject?) {\n  sender?.stop()\n}") == [
        "/app/A.swift:2:11: \(message)"
      ])
    #expect(
      notes("func f(_ sender: AnyObject) { if let sender = sender as? V { sender.stop() } }") == [])
    #expect(notes("func f(_ sender: UIButton) { sender.stop() }") == [])
  }

  @Test("overriding a property that is in an extension here is refused, with what to write instead")
  func overriding() {
    let message =
      "error: UIWindow.rootViewController cannot be overridden here; override didAddSubview(_:), "
      + "which receives the controller's view"
    let property = "override var rootViewController: UIViewController? { didSet { show() } }"
    #expect(
      notes("class W: UIWindow {\n  \(property)\n}") == ["/app/A.swift:2:16: \(message)"])
    #expect(
      notes("class V: W {\n  \(property)\n}\nclass W: UIWindow {}") == [
        "/app/A.swift:2:16: \(message)"
      ])
    #expect(
      notes("class C: UISceneConfiguration {\n  override var storyboard: UIStoryboard? { nil }\n}")
        == [
          "/app/A.swift:2:16: error: UISceneConfiguration.storyboard cannot be overridden here; "
            + "assign it where the configuration is made"
        ])
    #expect(notes("class P { \(property) }") == [])
    #expect(notes("class W: UIWindow { var rootViewController: Int { 1 } }") == [])
  }

  @Test("a property that Core Data would keep is refused")
  func managed() {
    #expect(
      notes("class C {\n  @NSManaged var n: Int\n}") == [
        "/app/A.swift:2:3: error: Core Data is not here; give the property a value of its own"
      ])
  }
}
