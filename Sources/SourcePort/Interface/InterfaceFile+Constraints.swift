extension InterfaceFile {
  /// Makes the constraints of what has been made; an outlet can lead to one.
  func constrain(_ objects: [InterfaceObject]) {
    for object in objects {
      for element in object.element.list("constraints") where element.name == "constraint" {
        constrain(element, in: object)
      }
    }
  }

  private func constrain(_ element: InterfaceElement, in owner: InterfaceObject) {
    guard let constraint = InterfaceObject(element),
      let first = element["firstItem"].map(item) ?? owner.variable,
      let attribute = element["firstAttribute"].flatMap(Self.attribute),
      let relation = Self.relations[element["relation"] ?? "equal"]
    else {
      return refuse(element, "the constraint is not understood")
    }
    var second = "nil"
    if let id = element["secondItem"] {
      guard let known = item(id) else { return refuse(element, "the constraint leads nowhere") }
      second = known
    }
    let other = element["secondAttribute"].flatMap(Self.attribute) ?? ".notAnAttribute"
    let constant = InterfaceValues.number(element["constant"]) ?? "0"
    let name = constraint.variable
    write(
      "let \(name) = NSLayoutConstraint(item: \(first), attribute: \(attribute), "
        + "relatedBy: \(relation), toItem: \(second), attribute: \(other), "
        + "multiplier: \(Self.multiplier(element["multiplier"])), constant: \(constant))",
      for: element)
    if let priority = InterfaceValues.number(element["priority"]) {
      write("\(name).priority = UILayoutPriority(rawValue: \(priority))", for: element)
    }
    if let identifier = element["identifier"] {
      write("\(name).identifier = \(InterfaceValues.string(identifier))", for: element)
    }
    write("\(name).isActive = true", for: element)
  }

  /// A view, or the guide of one.
  private func item(_ id: String) -> String? {
    if let object = object(id) { return object.variable }
    for owner in objects.values {
      for guide in owner.element.children
      where guide.name == "viewLayoutGuide" && guide["id"] == id {
        let name = guide["key"] == "safeArea" ? "safeAreaLayoutGuide" : "layoutMarginsGuide"
        return "\(owner.variable).\(name)"
      }
    }
    return nil
  }

  private static func attribute(_ name: String) -> String? {
    InterfaceValues.member(name == "baseline" ? "lastBaseline" : name)
  }

  private static let relations = [
    "equal": ".equal", "greaterThanOrEqual": ".greaterThanOrEqual",
    "lessThanOrEqual": ".lessThanOrEqual",
  ]

  /// `2`, or `3:2`.
  private static func multiplier(_ text: String?) -> String {
    let parts = text?.split(separator: ":").compactMap { InterfaceValues.number(String($0)) } ?? []
    if parts.count == 2, parts[1] != "0" { return "CGFloat(\(parts[0])) / \(parts[1])" }
    return parts.first ?? "1"
  }
}
