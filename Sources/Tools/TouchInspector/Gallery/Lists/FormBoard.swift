import Foundation
import Touchstone
import TouchstoneText

/// Fields in a scroll view, and a tap that ends editing.
final class FormBoard {
  init(in window: UIWindow) {
    let line = Gallery.line(in: window)
    let form = UIScrollView(frame: Gallery.board(in: window))
    form.accessibilityIdentifier = "form"
    form.panGestureRecognizer.name = "form pan"
    form.contentSize = CGSize(width: form.bounds.width, height: 1_100)
    let tap = UITapGestureRecognizer()
    tap.name = "end editing"
    tap.addAction { [weak form, weak line] _ in
      form?.endEditing(true)
      line?.text = "The form was tapped"
    }
    form.addGestureRecognizer(tap)
    for (index, name) in ["Name", "Street", "City", "Country", "Note"].enumerated() {
      let field = UITextField(
        frame: CGRect(
          x: 24, y: 40 + CGFloat(index) * 96, width: form.bounds.width - 48, height: 44))
      field.accessibilityIdentifier = name.lowercased()
      field.borderStyle = .roundedRect
      field.backgroundColor = .white
      field.placeholder = name
      field.addAction(
        UIAction { [weak line] _ in line?.text = "\(name) is edited" }, for: .editingDidBegin)
      form.addSubview(field)
    }
    window.addSubview(form)
  }
}
