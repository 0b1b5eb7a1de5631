/// An object that a nib or storyboard creates or refers to.
struct InterfaceObject {
  enum Role: Equatable {
    case made(InterfaceClasses.Kind)
    /// File's Owner.
    case owner
    /// The first responder.
    case firstResponder
    case exit
  }

  let id: String
  let element: InterfaceElement
  let role: Role
  /// The class's name in Swift; `nil` for an owner without a named class.
  let type: String?

  /// Its variable in the generated code.
  var variable: String {
    if role == .owner { return "owner" }
    return "o_" + String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// `nil` if the element is not an object.
  init?(_ element: InterfaceElement) {
    guard let id = element["id"] else { return nil }
    self.id = id
    self.element = element
    let custom = element["customClass"].flatMap { Self.isName($0) ? $0 : nil }
    if element.name == "placeholder" {
      let isOwner = element["placeholderIdentifier"] == "IBFilesOwner"
      role = isOwner ? .owner : .firstResponder
      type = custom
    } else if element.name == "exit" {
      role = .exit
      type = nil
    } else {
      guard let (standard, kind) = InterfaceClasses.standard(element) else { return nil }
      role = .made(kind)
      type = custom ?? standard
    }
  }

  /// The name of a custom class; `nil` if it is not a valid name.
  static func className(_ text: String) -> String? { isName(text) ? text : nil }

  /// Whether the text is only a type name; it is inserted into code.
  private static func isName(_ text: String) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_.".contains($0)) }
  }
}
