import Touchstone

/// Actions of assistive technologies.
extension Stage {
  /// The spoken names of all accessible elements on the screen, in order.
  public var accessibleNames: [String] { scene.accessibleElements.map(\.spokenName) }

  /// Activates an element by its label or identifier. An element without its own activation is
  /// tapped at its activation point.
  public func activate(
    _ name: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    guard let element = element(name, file, line) else { return }
    if !element.accessibilityActivate() {
      finger(at: element.accessibilityActivationPoint).tap()
    } else {
      deliver()
    }
  }

  /// Increments an adjustable element.
  public func increment(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
    element(name, file, line)?.accessibilityIncrement()
  }

  /// Decrements an adjustable element.
  public func decrement(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
    element(name, file, line)?.accessibilityDecrement()
  }

  /// Performs an element's custom action by name.
  public func perform(
    action: String, on name: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    guard let element = element(name, file, line) else { return }
    guard let found = element.accessibilityCustomActions?.first(where: { $0.name == action })
    else {
      let offered = element.accessibilityCustomActions?.map(\.name).joined(separator: ", ")
      return note(
        StageFault(
          message: "\(name) offers no action \(action), but \(offered ?? "none")", file: file,
          line: line))
    }
    _ = found.perform()
  }

  private func element(_ name: String, _ file: StaticString, _ line: UInt) -> UIResponder? {
    let elements = scene.accessibleElements
    if let found = elements.first(where: { $0.isCalled(name) }) { return found }
    let names = elements.map(\.spokenName).joined(separator: ", ")
    note(
      StageFault(
        message: "no element is called \(name); there are \(names.isEmpty ? "none" : names)",
        file: file, line: line))
    return nil
  }
}

extension UIResponder {
  fileprivate var identifier: String? {
    (self as? UIView)?.accessibilityIdentifier
      ?? (self as? UIAccessibilityElement)?.accessibilityIdentifier
  }

  fileprivate func isCalled(_ name: String) -> Bool {
    accessibilityLabel == name || identifier == name
  }

  fileprivate var spokenName: String { accessibilityLabel ?? identifier ?? "\(type(of: self))" }
}
