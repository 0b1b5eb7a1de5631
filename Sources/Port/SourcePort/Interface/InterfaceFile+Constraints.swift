extension InterfaceFile {
  /// Writes the constraints between created objects; constraints can have outlets.
  func constrain(_ objects: [InterfaceObject]) {
    for object in objects {
      for element in object.element.list("constraints") where element.name == "constraint" {
        constrain(element, in: object)
      }
    }
  }

  /// Writes a view's layout settings.
  func describeLayout(_ element: InterfaceElement, as name: String) {
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
      write("\(name).translatesAutoresizingMaskIntoConstraints = false", for: element)
    }
    for (attribute, method) in Self.priorities {
      guard let value = InterfaceValues.number(element[attribute + "Priority"]) else { continue }
      let axis = attribute.hasPrefix("horizontal") ? ".horizontal" : ".vertical"
      let priority = "UILayoutPriority(rawValue: \(value))"
      write("\(name).\(method)(\(priority), for: \(axis))", for: element)
    }
  }

  private static let priorities = [
    ("horizontalHugging", "setContentHuggingPriority"),
    ("verticalHugging", "setContentHuggingPriority"),
    ("horizontalCompressionResistance", "setContentCompressionResistancePriority"),
    ("verticalCompressionResistance", "setContentCompressionResistancePriority"),
  ]

  private func constrain(_ element: InterfaceElement, in owner: InterfaceObject) {
    guard let constraint = InterfaceObject(element),
      let first = end("first", of: element, in: owner), first.name != "nil",
      let relation = Self.relations[element["relation"] ?? "equal"]
    else {
      return refuse(element, "the constraint is not understood")
    }
    guard let second = end("second", of: element, in: owner) else {
      return refuse(element, "the constraint leads nowhere")
    }
    let constant = InterfaceValues.number(element["constant"]) ?? "0"
    let name = constraint.variable
    write(
      "let \(name) = \(constraint.type ?? "NSLayoutConstraint")(item: \(first.name), attribute: \(first.attribute), "
        + "relatedBy: \(relation), toItem: \(second.name), attribute: \(second.attribute), "
        + "multiplier: \(Self.multiplier(element["multiplier"])), constant: \(constant))",
      for: element)
    if let priority = InterfaceValues.number(element["priority"]) {
      write("\(name).priority = UILayoutPriority(rawValue: \(priority))", for: element)
    }
    if let identifier = element["identifier"] {
      write("\(name).identifier = \(InterfaceValues.string(identifier))", for: element)
    }
    write("\(name).isActive = true", for: element)
    if element["customClass"] != nil { constraintsToAwake.append(constraint) }
  }

  /// The item and attribute at one end of a constraint.
  private func end(
    _ end: String, of element: InterfaceElement, in owner: InterfaceObject
  ) -> (name: String, attribute: String)? {
    let attribute = element[end + "Attribute"].flatMap(Self.attribute)
    guard let id = element[end + "Item"] else {
      // A constraint of a view's own size has only a first end.
      if end == "first" { return attribute.map { (owner.variable, $0) } }
      return element["secondAttribute"] == nil
        ? ("nil", ".notAnAttribute") : attribute.map { (owner.variable, $0) }
    }
    guard let attribute else { return nil }
    // Before there were safe areas, content lay between the bars' layout guides.
    if let bar = guides.bars[id] { return bar }
    return item(id).map { ($0, attribute) }
  }

  /// A view or a layout guide.
  private func item(_ id: String) -> String? { object(id)?.variable ?? guides.items[id] }

  private static func attribute(_ name: String) -> String? {
    InterfaceValues.member(name == "baseline" ? "lastBaseline" : name)
  }

  private static let relations = [
    "equal": ".equal", "greaterThanOrEqual": ".greaterThanOrEqual",
    "lessThanOrEqual": ".lessThanOrEqual",
  ]

  /// Parses `2` or `3:2`.
  private static func multiplier(_ text: String?) -> String {
    let parts = text?.split(separator: ":").compactMap { InterfaceValues.number(String($0)) } ?? []
    if parts.count == 2, parts[1] != "0" { return "CGFloat(\(parts[0])) / \(parts[1])" }
    return parts.first ?? "1"
  }
}

/// Swift expressions for a file's layout guides by ID; stored, because a file may have thousands of constraints.
struct InterfaceGuides {
  private(set) var bars: [String: (name: String, attribute: String)] = [:]
  private(set) var items: [String: String] = [:]

  mutating func add(_ owner: InterfaceObject) {
    let root = owner.element.value("view").flatMap(InterfaceObject.init)?.variable
    for guide in owner.element.list("layoutGuides") {
      guard let root, let id = guide["id"], bars[id] == nil else { continue }
      bars[id] = ("\(root).safeAreaLayoutGuide", guide["type"] == "top" ? ".top" : ".bottom")
    }
    for guide in owner.element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide["id"], items[id] == nil else { continue }
      let name = guide["key"] == "safeArea" ? "safeAreaLayoutGuide" : "layoutMarginsGuide"
      items[id] = "\(owner.variable).\(name)"
    }
  }
}
