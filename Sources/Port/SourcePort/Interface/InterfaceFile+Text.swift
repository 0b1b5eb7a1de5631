/// Fields, search bars, tabs and pages.
extension InterfaceFile {
  /// Writes the text of a child element, the keyboard traits, and a search bar's scopes.
  func describeText(_ element: InterfaceElement, as name: String) {
    let isText = ["textField", "textView", "label"].contains(element.name)
    if isText, element["text"] == nil,
      let text = element.children.first(where: {
        ["string", "mutableString"].contains($0.name) && $0["key"] == "text"
      })
    {
      write("\(name).text = \(InterfaceValues.string(text.text))", for: text)
    }
    if let traits = element.child("textInputTraits") { describeTraits(traits, as: name) }
    if element.name == "toolbar" { describeItems(element, as: name) }
    let scopes = element.list("scopeButtonTitles").map { InterfaceValues.string($0.text) }
    if !scopes.isEmpty {
      write("\(name).scopeButtonTitles = [\(scopes.joined(separator: ", "))]", for: element)
    }
  }

  /// Creates a button or space of a toolbar, possibly of a custom class.
  func makeItem(_ item: InterfaceElement, _ type: String, as name: String) {
    if let system = item["systemItem"].flatMap(InterfaceValues.member) {
      write(
        "let \(name) = \(type)(barButtonSystemItem: \(system), target: nil, action: nil)", for: item
      )
    } else {
      let style = item["style"] == "done" ? ".done" : ".plain"
      let title = item["title"].map(InterfaceValues.string) ?? "nil"
      write(
        "let \(name) = \(type)(title: \(title), style: \(style), target: nil, action: nil)",
        for: item)
      if let image = InterfaceValues.image(item) {
        write("\(name).image = \(image)", for: item)
      }
    }
    if let width = InterfaceValues.number(item["width"]) {
      write("\(name).width = \(width)", for: item)
    }
    if item["enabled"] == "NO" { write("\(name).isEnabled = false", for: item) }
    if item.children.contains(where: { $0["key"] == "customView" }) {
      warn(item, "a view in a bar button item is left out")
    }
  }

  /// Writes a controller's navigation item.
  func makeNavigationItem(
    of controller: InterfaceElement, as name: String, _ access: inout InterfaceAccess
  ) {
    guard let item = controller.value("navigationItem") else { return }
    if let title = item["title"] {
      write("\(name).navigationItem.title = \(InterfaceValues.string(title))", for: item)
    }
    for child in item.children where child.name == "barButtonItem" {
      let keys = ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"]
      guard let key = child["key"], keys.contains(key) else { continue }
      make(child, &access)
      if let made = InterfaceObject(child) {
        write("\(name).navigationItem.\(key) = \(made.variable)", for: child)
      }
    }
    for key in ["leftBarButtonItems", "rightBarButtonItems"] {
      let list = item.list(key).filter { $0.name == "barButtonItem" }
      for child in list { make(child, &access) }
      let made = list.compactMap { InterfaceObject($0)?.variable }
      guard !made.isEmpty else { continue }
      write("\(name).navigationItem.\(key) = [\(made.joined(separator: ", "))]", for: item)
    }
  }

  /// Writes a toolbar's items, which have been created.
  func describeItems(_ toolbar: InterfaceElement, as name: String) {
    let items = toolbar.list("items").compactMap { InterfaceObject($0)?.variable }
    guard !items.isEmpty else { return }
    write("\(name).items = [\(items.joined(separator: ", "))]", for: toolbar)
  }

  private func describeTraits(_ traits: InterfaceElement, as name: String) {
    for (attribute, property, kind) in InterfaceProperties.traits {
      guard let text = traits[attribute] else { continue }
      guard let value = value(text, kind) else {
        warn(traits, "\(attribute) cannot be \(text)")
        continue
      }
      let isKind = attribute == "textContentType"
      write(
        "\(name).\(property) = \(isKind ? "UITextContentType(rawValue: \(value))" : value)",
        for: traits)
    }
  }

  /// Writes a controller's tab item, its own bar, and its pages.
  func describeContainment(_ controller: InterfaceElement, as name: String) {
    if let item = controller.children.first(where: { $0.name == "tabBarItem" }) {
      describeTab(item, as: name)
    }
    if controller["hidesBottomBarWhenPushed"] == "YES" {
      write("\(name).hidesBottomBarWhenPushed = true", for: controller)
    }
    guard controller.name == "pageViewController" else { return }
    let style = controller["transitionStyle"].flatMap(InterfaceValues.member) ?? ".pageCurl"
    let orientation =
      controller["navigationOrientation"].flatMap(InterfaceValues.member) ?? ".horizontal"
    write("\(name).setPages(\(style), \(orientation))", for: controller)
  }

  private func describeTab(_ item: InterfaceElement, as name: String) {
    if let system = item["systemItem"].flatMap(InterfaceValues.member) {
      write("\(name).tabBarItem = UITabBarItem(tabBarSystemItem: \(system), tag: 0)", for: item)
    } else {
      let title = item["title"].map(InterfaceValues.string) ?? "nil"
      let image = InterfaceValues.image(item) ?? "nil"
      write(
        "\(name).tabBarItem = UITabBarItem(title: \(title), image: \(image), tag: 0)", for: item)
    }
    if let tag = InterfaceValues.number(item["tag"]) {
      write("\(name).tabBarItem.tag = \(tag)", for: item)
    }
    if let badge = item["badgeValue"] {
      write("\(name).tabBarItem.badgeValue = \(InterfaceValues.string(badge))", for: item)
    }
    if let selected = item["selectedImage"] {
      write(
        "\(name).tabBarItem.selectedImage = UIImage(named: \(InterfaceValues.string(selected)))",
        for: item)
    }
  }
}
