import UIKit

public class FormController: UIViewController, UITextFieldDelegate {
  @IBOutlet public weak var field: UITextField!
  @IBOutlet public weak var notes: UITextView!
  @IBOutlet public weak var search: UISearchBar!
  @IBOutlet public weak var toolbar: UIToolbar!
  @IBOutlet public weak var dates: UIDatePicker!
  public var log: [String] = []

  @IBAction private func changed(_ sender: UITextField) { log.append("changed \(sender.text!)") }
  @IBAction private func save(_ sender: Any) { log.append("save") }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return")
    textField.resignFirstResponder()
    return true
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc func keyboardWillShow(_ notification: Notification) {
    guard
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
        .cgRectValue,
      let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
        as? Double
    else { return }
    log.append("keyboard \(Int(frame.height)) \(duration)")
  }
}
