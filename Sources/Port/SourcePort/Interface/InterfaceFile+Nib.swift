extension InterfaceFile {
  /// The function that creates a nib's objects.
  func nib(_ function: String, _ access: inout InterfaceAccess) -> String {
    let all = document.list("objects")
    let owner = all.compactMap(InterfaceObject.init).first { $0.role == .owner }
    let top = all.filter { $0.name != "placeholder" }
    made = []
    var inner = access
    let body = collect {
      if let owner, let type = owner.type {
        write("guard let owner = fileOwner as? \(type) else {", for: owner.element)
        let message = "the owner of \(source.name) is not of class \(type)"
        write("preconditionFailure(\(InterfaceValues.string(message)))", for: owner.element)
        write("}\n_ = owner", for: owner.element)
      }
      for element in top { make(element, &inner) }
      let objects = (owner.map { [$0] } ?? []) + made
      constrain(made)
      connect(objects, controller: nil, &inner)
      awake(made, inner)
    }
    access = inner
    let tops = top.compactMap(InterfaceObject.init).filter { object in
      made.contains { $0.id == object.id }
    }
    let list = tops.map(\.variable).joined(separator: ", ")
    return "  private static func \(function)(_ fileOwner: Any?) -> [Any] {\n\(body)"
      + "return [\(list)]\n}\n"
  }
}
