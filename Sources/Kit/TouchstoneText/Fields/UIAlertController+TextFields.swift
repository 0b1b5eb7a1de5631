import Foundation

extension UIAlertController {
  /// Adds a text field between the message and the buttons, and calls the handler to configure it. The first text field becomes
  /// first responder when the alert is shown.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    addInput(field)
  }

  /// The text fields, in the order of their addition; `nil` if there are none.
  public var textFields: [UITextField]? {
    let fields = inputs.compactMap { $0 as? UITextField }
    return fields.isEmpty ? nil : fields
  }
}
