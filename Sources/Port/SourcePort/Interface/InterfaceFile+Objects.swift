extension InterfaceFile {
  /// Creates an object and its descendants; descendants come first.
  func make(_ element: InterfaceElement, _ access: inout InterfaceAccess) {
    guard let object = InterfaceObject(element), case .made(let kind) = object.role,
      let type = object.type
    else {
      if element["id"] != nil { warn(element, "\(element.name) is not known here and is left out") }
      return
    }
    for child in element.list("subviews") { make(child, &access) }
    makeListParts(element, &access)
    if element.name == "toolbar" { for item in element.list("items") { make(item, &access) } }
    let name = object.variable
    switch kind {
    case .view:
      prepareList(element)
      let body = collect { describe(element, as: "o") }
      let maker = "InterfaceCoder.make({ \(type)(coder: $0) })"
      write("let \(name) = \(maker) { (o: \(type)) in", for: element)
      write("_ = o", for: element)
      append(body)
      write("}", for: element)
    case .recognizer:
      write("let \(name) = \(type)(target: nil, action: nil)", for: element)
      describe(element, as: name)
    case .object where element.name == "barButtonItem": makeItem(element, type, as: name)
    case .object: write("let \(name) = \(type)()", for: element)
    case .constraint: return
    case .controller: return warn(element, "a controller in a nib is left out")
    }
    made.append(object)
    if content(of: element) == nil, let content = element.child("view"),
      content["key"] == "contentView"
    {
      makeContent(content, of: object, &access)
    }
    if case .view = kind { finishList(element, as: name, &access) }
  }

  /// Describes the content view of a view that creates it itself.
  private func makeContent(
    _ element: InterfaceElement, of owner: InterfaceObject, _ access: inout InterfaceAccess
  ) {
    guard let object = InterfaceObject(element) else { return }
    for child in element.list("subviews") { make(child, &access) }
    write("let \(object.variable) = \(owner.variable).contentView", for: element)
    describe(element, as: object.variable)
    made.append(object)
  }

  /// Writes the properties that the file sets for an object.
  func describe(_ element: InterfaceElement, as name: String) {
    if element.name == "button" { describeType(of: element, as: name) }
    if let rect = element.value("frame"), let frame = InterfaceValues.rect(rect) {
      write("\(name).frame = \(frame)", for: rect)
    }
    if let mask = element.value("autoresizingMask") {
      write("\(name).autoresizingMask = \(InterfaceValues.autoresizingMask(mask))", for: mask)
    }
    for child in element.list("subviews") {
      if let view = InterfaceObject(child), view.type != nil {
        let method = element.name == "stackView" ? "addArrangedSubview" : "addSubview"
        write("\(name).\(method)(\(view.variable))", for: child)
      }
    }
    describeAttributes(element, as: name)
    for color in element.children where color.name == "color" { describeColor(color, as: name) }
    describeContent(element, as: name)
    for child in element.children where !InterfaceProperties.knownChildren.contains(child.name) {
      if InterfaceObject(child) == nil { warn(child, "\(child.name) is not known here") }
    }
    describeLayout(element, as: name)
    for attribute in element.list("userDefinedRuntimeAttributes") {
      describeRuntimeAttribute(attribute, as: name)
    }
  }

  private func describeAttributes(_ element: InterfaceElement, as name: String) {
    var known = InterfaceProperties.ignored
    for (attribute, property, kind) in InterfaceProperties.table {
      known.insert(attribute)
      guard let text = element[attribute] else { continue }
      guard let value = value(text, kind) else {
        warn(element, "\(attribute) cannot be \(text)")
        continue
      }
      write("\(name).\(property) = \(value)", for: element)
    }
    // The style of a date picker is ignored: it has columns in every style here.
    if element.name == "datePicker" { known.insert("style") }
    for attribute in element.attributes.keys.sorted() where !known.contains(attribute) {
      warn(element, "\(attribute) of \(element.name) is not known here")
    }
  }

  func value(_ text: String, _ kind: InterfaceProperties.Kind) -> String? {
    switch kind {
    case .bool: text == "YES" ? "true" : text == "NO" ? "false" : nil
    case .number: InterfaceValues.number(text)
    case .string: InterfaceValues.string(text)
    case .member: InterfaceValues.member(text)
    case .image: "UIImage(named: \(InterfaceValues.string(text)))"
    }
  }

  private func describeColor(_ color: InterfaceElement, as name: String) {
    guard let key = color["key"], InterfaceValues.member(key) != nil else { return }
    guard let value = InterfaceValues.color(color, resources) else {
      return warn(color, "the file does not say what this colour is made of")
    }
    write("\(name).\(key) = \(value)", for: color)
  }

  private func describeContent(_ element: InterfaceElement, as name: String) {
    if let font = element.value("fontDescription") {
      describeFont(font, of: element, as: name)
    }
    if element.name == "button" { describeButton(element, as: name) }
    describeText(element, as: name)
    for (index, segment) in element.list("segments").enumerated() {
      let title = InterfaceValues.string(segment["title"] ?? "")
      write(
        "\(name).insertSegment(withTitle: \(title), at: \(index), animated: false)", for: segment)
    }
    if let size = element.value("contentSize"), let width = InterfaceValues.number(size["width"]),
      let height = InterfaceValues.number(size["height"])
    {
      write("\(name).contentSize = CGSize(width: \(width), height: \(height))", for: size)
    }
    if let access = element.child("accessibility"), let text = access["identifier"] {
      write("\(name).accessibilityIdentifier = \(InterfaceValues.string(text))", for: access)
    }
  }

  private func describeRuntimeAttribute(_ attribute: InterfaceElement, as name: String) {
    let path = attribute["keyPath"] ?? ""
    let steps = path.split(separator: ".", omittingEmptySubsequences: false)
    guard !path.isEmpty, steps.allSatisfy({ InterfaceValues.member(String($0)) != nil }) else {
      return refuse(attribute, "“\(path)” is no path of properties")
    }
    if Self.layerProperties.contains(path), !declaresProperty(path) {
      // iOS goes on too: a view has no such property, and says so in the log.
      return warn(attribute, "no view has \(path); layer.\(path) is the layer's")
    }
    let content = attribute.value("value")
    let literal: String? =
      switch attribute["type"] {
      case "boolean": attribute["value"] == "YES" ? "true" : "false"
      case "string": InterfaceValues.string(attribute["value"] ?? "")
      case "number": InterfaceValues.number(content?["value"])
      case "color": content.flatMap { InterfaceValues.color($0, resources) }
      case "rect": content.flatMap(InterfaceValues.rect)
      case "size": content.flatMap { pair($0, "CGSize", "width", "height") }
      case "point": content.flatMap { pair($0, "CGPoint", "x", "y") }
      case "image":
        InterfaceValues.string(attribute["value"] ?? "").isEmpty
          ? nil : "UIImage(named: \(InterfaceValues.string(attribute["value"] ?? "")))"
      default: nil
      }
    guard let literal else {
      return warn(attribute, "a value of type \(attribute["type"] ?? "none") is left out")
    }
    write("\(name).\(path) = \(literal)", for: attribute)
  }

  /// What extensions that are shared between apps often give views, and what stays in nibs without them.
  private static let layerProperties: Set<String> = [
    "borderColor", "borderWidth", "cornerRadius", "masksToBounds", "shadowColor", "shadowOffset",
    "shadowOpacity", "shadowRadius",
  ]

  private func pair(
    _ element: InterfaceElement, _ type: String, _ first: String, _ second: String
  ) -> String? {
    guard let x = InterfaceValues.number(element[first]),
      let y = InterfaceValues.number(element[second])
    else { return nil }
    return "\(type)(\(first): \(x), \(second): \(y))"
  }
}
