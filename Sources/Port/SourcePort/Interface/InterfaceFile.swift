/// Compiles a nib or storyboard to Swift: holds its objects, the code written so far, and the notes.
final class InterfaceFile {
  let source: PortSource
  let document: InterfaceElement
  let objects: [String: InterfaceObject]
  let guides: InterfaceGuides
  /// Resources by name.
  private(set) var resources: [String: InterfaceElement] = [:]
  /// The objects created so far, in order.
  var made: [InterfaceObject] = []
  /// Constraints of custom classes, which receive `awakeFromNib()`.
  var constraintsToAwake: [InterfaceObject] = []
  /// The controller whose views are being created.
  var controllerVariable: String?
  private(set) var notes: [PortNote] = []
  private var code = ""
  /// Whether the target declares a property of that name.
  let declaresProperty: (String) -> Bool

  init(
    _ source: PortSource, _ document: InterfaceElement,
    declaresProperty: @escaping (String) -> Bool
  ) {
    self.source = source
    self.declaresProperty = declaresProperty
    self.document = document
    var objects: [String: InterfaceObject] = [:]
    var guides = InterfaceGuides()
    for element in document.all {
      guard let object = InterfaceObject(element) else { continue }
      objects[object.id] = object
      guides.add(object)
    }
    self.objects = objects
    self.guides = guides
    for resource in document.list("resources") {
      if let name = resource["name"], resources[name] == nil { resources[name] = resource }
    }
  }

  func object(_ id: String?) -> InterfaceObject? { id.flatMap { objects[$0] } }

  func warn(_ element: InterfaceElement, _ message: String) { note(.warning, element, message) }
  func refuse(_ element: InterfaceElement, _ message: String) { note(.error, element, message) }

  private func note(_ severity: PortNote.Severity, _ element: InterfaceElement, _ message: String) {
    notes.append(
      PortNote(
        path: source.path, line: element.line, column: 1, severity: severity, message: message))
  }

  // MARK: Writing

  func append(_ text: String) { code += text }

  /// Writes code whose compiler errors are reported at the element's line.
  func write(_ text: String, for element: InterfaceElement) {
    code += "#sourceLocation(file: \"\(source.path)\", line: \(element.line))\n\(text)\n"
  }

  /// Returns the code that `work` writes instead of appending it, to insert it elsewhere.
  func collect(_ work: () -> Void) -> String {
    let before = code
    code = ""
    work()
    defer { code = before }
    return code
  }
}
