/// A nib or a storyboard on its way to Swift: its objects, the code written so far, and what has to be
/// said about it.
final class InterfaceFile {
  let source: PortSource
  let document: InterfaceElement
  let objects: [String: InterfaceObject]
  let guides: InterfaceGuides
  /// By their names.
  private(set) var resources: [String: InterfaceElement] = [:]
  /// What has been made so far, in that order.
  var made: [InterfaceObject] = []
  /// Constraints of the app's own classes, which receive `awakeFromNib()`.
  var constraintsToAwake: [InterfaceObject] = []
  /// The controller whose views are being made.
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

  /// Code that is wrong if what stands on that line of the file is.
  func write(_ text: String, for element: InterfaceElement) {
    code += "#sourceLocation(file: \"\(source.path)\", line: \(element.line))\n\(text)\n"
  }

  /// Takes the code that has been written since; it belongs into something else.
  func collect(_ work: () -> Void) -> String {
    let before = code
    code = ""
    work()
    defer { code = before }
    return code
  }
}
