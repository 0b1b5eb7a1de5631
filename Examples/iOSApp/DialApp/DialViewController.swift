//
//  DialViewController.swift
//  DialApp
//

import UIKit

class DialViewController: UIViewController {

    @IBOutlet private weak var dialView: DialView!
    @IBOutlet private weak var valueLabel: UILabel!
    @IBOutlet private var buttons: [UIButton]!
    private(set) var note: NoteView?
    private(set) var turns = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        valueLabel.text = "0.0"
        let note = NoteView.load(owner: self)
        note.frame.origin = CGPoint(x: 20, y: 500)
        note.text = "Turn the dial"
        view.addSubview(note)
        self.note = note
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(hideNote))
        swipe.direction = .left
        note.addGestureRecognizer(swipe)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let details = segue.destination as? DetailsViewController {
            details.value = dialView.value
        }
    }

    @IBAction private func reset(_ sender: UIButton) {
        dialView.reset()
    }

    @IBAction func lock(_ sender: UIButton) {
        sender.isSelected.toggle()
        buttons.filter { $0 !== sender }.forEach { $0.isEnabled = !sender.isSelected }
    }

    // snippet.unlock
    /// The action of a recognizer that stands in the storyboard: a tap with two fingers.
    @IBAction private func unlock(_ sender: UITapGestureRecognizer) {
        for button in buttons! {
            button.isSelected = false
            button.isEnabled = true
        }
    }
    // snippet.end

    @IBAction func unwindToDial(_ segue: UIStoryboardSegue) {
        valueLabel.text = "back"
    }

    @objc private func hideNote() {
        note?.removeFromSuperview()
        note = nil
    }
}

extension DialViewController: DialViewDelegate {

    func dialView(_ dialView: DialView, didTurnTo value: CGFloat) {
        valueLabel.text = String(format: "%.1f", Double(value))
    }

    func dialViewDidEnd(_ dialView: DialView) {
        turns += 1
    }
}
