/// Something that a nib or a storyboard makes, or names without making it.
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
  /// The class, as the target calls it; `nil` for an owner that the file does not name.
  let type: String?

  /// What the written code calls it.
  var variable: String {
    if role == .owner { return "owner" }
    return "o_" + String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// What an element of a file stands for, if it is an object.
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

  /// The name of a class of the app's own; `nil` for what is no name.
  static func className(_ text: String) -> String? { isName(text) ? text : nil }

  /// Whether it is the name of a type and nothing else; it becomes part of the code.
  private static func isName(_ text: String) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_.".contains($0)) }
  }
}
