extension InterfaceFile {
  /// Writes the connections between objects that have been created.
  func connect(_ objects: [InterfaceObject], controller: String?, _ access: inout InterfaceAccess) {
    for object in objects {
      var collections: [(property: String, element: InterfaceElement, members: [String])] = []
      var indices: [String: Int] = [:]
      for connection in object.element.list("connections") {
        switch connection.name {
        case "outlet": connectOutlet(connection, of: object, &access)
        case "action": connectAction(connection, of: object, &access)
        case "segue": connectSegue(connection, of: object, controller)
        case "outletCollection":
          guard let property = connection["property"],
            let member = self.object(connection["destination"]), isThere(member)
          else { continue }
          if let index = indices[property] {
            collections[index].members.append(member.variable)
          } else {
            indices[property] = collections.count
            collections.append((property, connection, [member.variable]))
          }
        default: warn(connection, "a connection of kind \(connection.name) is left out")
        }
      }
      for (property, element, members) in collections {
        connectCollection(property, element, members, of: object, &access)
      }
    }
  }

  private func connectOutlet(
    _ connection: InterfaceElement, of object: InterfaceObject, _ access: inout InterfaceAccess
  ) {
    guard let property = connection["property"], InterfaceValues.member(property) != nil,
      let goal = self.object(connection["destination"])
    else { return refuse(connection, "the outlet leads nowhere") }
    guard isThere(goal) else {
      return warn(
        connection, "the outlet \(property) leads to \(goal.element.name), which is left out")
    }
    set(property, of: object, to: goal.variable, connection, &access)
  }

  /// Whether the code creates the object or receives it.
  private func isThere(_ object: InterfaceObject) -> Bool {
    switch object.role {
    case .made(.view), .made(.recognizer), .made(.object): made.contains { $0.id == object.id }
    default: true
    }
  }

  private func connectCollection(
    _ property: String, _ connection: InterfaceElement, _ members: [String],
    of object: InterfaceObject, _ access: inout InterfaceAccess
  ) {
    if property == "gestureRecognizers" {
      for member in members {
        write("\(object.variable).addGestureRecognizer(\(member))", for: connection)
      }
    } else if InterfaceValues.member(property) != nil {
      let list = "[\(members.joined(separator: ", "))]"
      set(property, of: object, to: list, connection, &access)
    }
  }

  private func set(
    _ property: String, of object: InterfaceObject, to value: String,
    _ connection: InterfaceElement, _ access: inout InterfaceAccess
  ) {
    guard let type = object.type else {
      return refuse(connection, "the file does not say of which class its owner is")
    }
    switch access.outlet(property, of: type) {
    case .own(let setter): write("\(object.variable).\(setter)(\(value))", for: connection)
    case .foreign: write("\(object.variable).\(property) = \(value)", for: connection)
    case .absent: refuse(connection, "\(type) has no outlet \(property)")
    }
  }

  private func connectAction(
    _ connection: InterfaceElement, of object: InterfaceObject, _ access: inout InterfaceAccess
  ) {
    guard let name = connection["selector"], let goal = self.object(connection["destination"])
    else {
      return refuse(connection, "the action leads nowhere")
    }
    let isForAnybody = goal.role == .firstResponder
    guard let selector = access.action(name, of: isForAnybody ? nil : goal.type) else {
      // iOS runs such an app, and raises an exception only when the action is sent.
      return warn(
        connection,
        "\(goal.type ?? "no class") has no action \(name), so that the connection is left out")
    }
    let target = isForAnybody ? "nil" : goal.variable
    if case .made(.recognizer) = object.role {
      write("\(object.variable).addTarget(\(target), action: \(selector))", for: connection)
    } else if object.element.name == "barButtonItem" {
      write("\(object.variable).target = \(target)", for: connection)
      write("\(object.variable).action = \(selector)", for: connection)
    } else {
      let event = connection["eventType"].flatMap(InterfaceValues.member) ?? ".touchUpInside"
      write(
        "\(object.variable).addTarget(\(target), action: \(selector), for: \(event))",
        for: connection)
    }
  }

  /// Connects a control's or recognizer's segue; the controller contains the segue's destination.
  private func connectSegue(
    _ segue: InterfaceElement, of object: InterfaceObject, _ controller: String?
  ) {
    guard let id = segue["id"].map(InterfaceValues.string), let controller else { return }
    let name = object.variable
    if segue["kind"] == "embed" {
      write("\(controller).embed(numbered: \(id), in: \(name))", for: segue)
    } else if case .made(.recognizer) = object.role {
      write(
        "\(name).addAction { [weak \(controller)] in "
          + "\(controller)?.performSegue(numbered: \(id), sender: $0) }", for: segue)
    } else if Self.cells.contains(object.element.name) {
      let setter = segue["trigger"] == "accessoryAction" ? "setAccessorySegue" : "setSelectionSegue"
      write(
        "\(name).\(setter) { [weak \(controller)] in "
          + "\(controller)?.performSegue(numbered: \(id), sender: $0) }", for: segue)
    } else if case .made(.view) = object.role {
      write(
        "\(name).addAction(UIAction { [weak \(controller)] in "
          + "\(controller)?.performSegue(numbered: \(id), sender: $0.sender) }, "
          + "for: .touchUpInside)", for: segue)
    }
  }

  /// Writes calls of `awakeFromNib()` for the objects that implement it.
  func awake(_ objects: [InterfaceObject], _ access: InterfaceAccess) {
    for object in objects {
      switch object.role {
      case .made(.view), .made(.recognizer):
        write("\(object.variable).awakeFromNib()", for: object.element)
      case .made(.object):
        // `NSObject` has the method on iOS alone.
        guard let type = object.type, access.implementsAwaking(type) else { continue }
        write("\(object.variable).awakeFromNib()", for: object.element)
      default: break
      }
    }
    for constraint in constraintsToAwake {
      write("\(constraint.variable).awakeFromNib()", for: constraint.element)
    }
    constraintsToAwake = []
  }
}
