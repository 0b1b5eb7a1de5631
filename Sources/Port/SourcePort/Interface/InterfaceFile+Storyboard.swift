extension InterfaceFile {
  /// The functions that create a storyboard's controllers, and the expression that lists them.
  func storyboard(
    _ prefix: String, _ access: inout InterfaceAccess
  ) -> (functions: String, value: String) {
    var functions = ""
    var controllers: [String] = []
    var identifiers: [String] = []
    for scene in document.list("scenes") {
      let objects = scene.list("objects")
      guard let element = objects.first(where: { $0["sceneMemberID"] == "viewController" }),
        let controller = InterfaceObject(element), case .made(.controller) = controller.role
      else {
        warn(scene, "a scene without a controller is left out")
        continue
      }
      let name = prefix + controller.variable
      functions += function(name, controller, objects, prefix, &access)
      let id = InterfaceValues.string(controller.id)
      controllers.append("\(id): _PortInterface.\(name)")
      if let identifier = element["storyboardIdentifier"] {
        identifiers.append("\(InterfaceValues.string(identifier)): \(id)")
      }
    }
    let initial = document["initialViewController"].map(InterfaceValues.string) ?? "nil"
    let value =
      "Storyboard(initial: \(initial), controllers: \(Self.dictionary(controllers)), "
      + "identifiers: \(Self.dictionary(identifiers)))"
    return (functions, value)
  }

  private static func dictionary(_ pairs: [String]) -> String {
    pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
  }

  /// The function that creates one controller, whose views are loaded lazily.
  private func function(
    _ name: String, _ controller: InterfaceObject, _ objects: [InterfaceElement], _ prefix: String,
    _ access: inout InterfaceAccess
  ) -> String {
    let element = controller.element
    let type = controller.type ?? "UIViewController"
    let variable = controller.variable
    made = []
    controllerVariable = variable
    defer { controllerVariable = nil }
    var inner = access
    let body = collect {
      if let view = element.value("view") {
        make(view, &inner)
        if let root = InterfaceObject(view) {
          write("\(variable).view = \(root.variable)", for: view)
        }
      } else {
        write("\(variable).view = UIView(frame: UIScreen.main.bounds)", for: element)
      }
      makeNavigationItem(of: element, as: variable, &inner)
      for other in objects where InterfaceObject(other)?.role != controller.role {
        if ["placeholder", "exit"].contains(other.name) { continue }
        make(other, &inner)
      }
      constrain(made)
      connect([controller] + made, controller: variable, &inner)
      awake(made, inner)
    }
    access = inner
    let segues = self.segues(of: controller, objects, &access)
    let load = collect {
      write("  private static func \(name)() -> UIViewController {", for: element)
      write("let made = InterfaceCoder.make({ \(type)(coder: $0) }) { \(variable) in", for: element)
      if let title = element["title"] {
        write("\(variable).title = \(InterfaceValues.string(title))", for: element)
      }
      describeContainment(element, as: variable)
      if let style = element["modalPresentationStyle"].flatMap(InterfaceValues.member) {
        write("\(variable).modalPresentationStyle = \(style)", for: element)
      }
      write(
        "\(variable).setInterface(InterfaceScene(segues: [\(segues)]) { [unowned \(variable)] in",
        for: element)
    }
    let roots = self.roots(of: controller, prefix)
    return load + body + "})\n\(roots)}\nmade.awakeFromNib()\nreturn made\n}\n"
  }

  /// The initial controllers of a navigation or tab bar controller.
  private func roots(of controller: InterfaceObject, _ prefix: String) -> String {
    let related = controller.element.list("connections").filter { $0["kind"] == "relationship" }
    let makers = related.compactMap {
      object($0["destination"]).map { prefix + $0.variable + "()" }
    }
    guard !makers.isEmpty else { return "" }
    return "\(controller.variable).viewControllers = [\(makers.joined(separator: ", "))]\n"
  }

  // MARK: Segues

  private func segues(
    of controller: InterfaceObject, _ objects: [InterfaceElement], _ access: inout InterfaceAccess
  ) -> String {
    var list: [String] = []
    for segue in objects.flatMap(\.all) where segue.name == "segue" {
      guard segue["kind"] != "relationship", let kind = kind(of: segue, &access) else { continue }
      let id = InterfaceValues.string(segue["id"] ?? "")
      let identifier = segue["identifier"].map(InterfaceValues.string) ?? "nil"
      let goal = object(segue["destination"])
      let destination =
        goal?.role == .made(.controller)
        ? InterfaceValues.string(segue["destination"] ?? "") : "nil"
      list.append(
        "InterfaceScene.Segue(id: \(id), identifier: \(identifier), kind: \(kind), "
          + "destination: \(destination))")
    }
    return list.joined(separator: ", ")
  }

  private func kind(of segue: InterfaceElement, _ access: inout InterfaceAccess) -> String? {
    if segue["kind"] == "unwind" {
      guard let name = segue["unwindAction"], let action = access.action(name, of: nil) else {
        // iOS runs such an app, and the segue has no effect.
        warn(
          segue,
          "no class has the unwind action \(segue["unwindAction"] ?? ""), so that the segue is left out"
        )
        return nil
      }
      return ".unwind(\(action))"
    }
    guard object(segue["destination"]) != nil else {
      refuse(segue, "the segue leads nowhere")
      return nil
    }
    if let custom = segue["customClass"] {
      guard access.declares(custom) else {
        refuse(segue, "there is no class \(custom)")
        return nil
      }
      return ".custom(\(custom).self)"
    }
    switch segue["kind"] {
    case "show", "push", "showDetail": return ".show"
    case "presentation", "modal", "popoverPresentation":
      let style = segue["modalPresentationStyle"].flatMap(InterfaceValues.member) ?? "nil"
      return ".present(\(style), animated: \(segue["animates"] != "NO"))"
    case "embed": return ".embed"
    default:
      warn(segue, "a segue of kind \(segue["kind"] ?? "none") is left out")
      return nil
    }
  }
}
