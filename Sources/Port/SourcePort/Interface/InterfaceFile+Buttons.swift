/// Buttons, and the fonts of elements with text.
extension InterfaceFile {
  /// Sets the type first, because it determines colours, fonts and a size.
  func describeType(of button: InterfaceElement, as name: String) {
    let styled = button.value("configuration") != nil
    guard let text = button["buttonType"] ?? (styled ? "system" : nil), text != "custom" else {
      return
    }
    guard let type = Self.types[text] else {
      return warn(button, "buttonType cannot be \(text)")
    }
    write("InterfaceCoder.set(.\(type), of: \(name))", for: button)
  }

  private static let types = [
    "roundedRect": "system", "system": "system", "plain": "plain", "close": "close",
    "detailDisclosure": "detailDisclosure", "infoLight": "infoLight", "infoDark": "infoDark",
    "contactAdd": "contactAdd",
  ]

  /// Sets the button's content for each state.
  func describeButton(_ button: InterfaceElement, as name: String) {
    for state in button.children where state.name == "state" {
      guard let key = state["key"].flatMap(InterfaceValues.member) else { continue }
      if let title = state["title"] {
        write("\(name).setTitle(\(InterfaceValues.string(title)), for: \(key))", for: state)
      }
      if let color = state.child("color"), let value = InterfaceValues.color(color, resources) {
        write("\(name).setTitleColor(\(value), for: \(key))", for: color)
      }
      if let image = InterfaceValues.image(state) {
        write("\(name).setImage(\(image), for: \(key))", for: state)
      }
      if let image = state["backgroundImage"] {
        let value = "UIImage(named: \(InterfaceValues.string(image)))"
        write("\(name).setBackgroundImage(\(value), for: \(key))", for: state)
      }
    }
    if let style = button.value("configuration") { describeConfiguration(style, as: name) }
  }

  private func describeConfiguration(_ style: InterfaceElement, as name: String) {
    guard let maker = style["style"], Self.styles.contains(maker) else {
      return warn(style, "a configuration cannot be \(style["style"] ?? "without a style")")
    }
    write("\(name).configuration = .\(maker)()", for: style)
    if let title = style["title"] {
      write("\(name).configuration?.title = \(InterfaceValues.string(title))", for: style)
    }
    if let subtitle = style["subtitle"] {
      write("\(name).configuration?.subtitle = \(InterfaceValues.string(subtitle))", for: style)
    }
    if let image = InterfaceValues.image(style) {
      write("\(name).configuration?.image = \(image)", for: style)
    }
  }

  private static let styles: Set<String> = ["plain", "gray", "tinted", "filled"]

  func describeFont(
    _ font: InterfaceElement, of element: InterfaceElement, as name: String
  ) {
    guard let size = InterfaceValues.number(font["pointSize"]) else { return }
    let maker = font["type"]?.contains("bold") == true ? "boldSystemFont" : "systemFont"
    switch element.name {
    case "label", "textField", "textView":
      write("\(name).font = .\(maker)(ofSize: \(size))", for: font)
    case "button": write("\(name).titleLabel?.font = .\(maker)(ofSize: \(size))", for: font)
    default: return
    }
  }
}
