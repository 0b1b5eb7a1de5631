import Foundation

extension UIAlertController {
  /// Adds a field between the message and the buttons, and has the client set it up. The first one is edited when the
  /// alert is shown.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    addInput(field)
  }

  /// The fields, in the order of their adding.
  public var textFields: [UITextField]? {
    let fields = inputs.compactMap { $0 as? UITextField }
    return fields.isEmpty ? nil : fields
  }
}
