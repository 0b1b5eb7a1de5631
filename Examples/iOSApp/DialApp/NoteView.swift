//
//  NoteView.swift
//  DialApp
//

import UIKit

class NoteView: UIView {

    @IBOutlet private weak var label: UILabel!
    private(set) var taps = 0

    var text: String? {
        get { return label.text }
        set { label.text = newValue }
    }

    static func load(owner: Any?) -> NoteView {
        return Bundle.main.loadNibNamed("NoteView", owner: owner, options: nil)!.first as! NoteView
    }

    @IBAction private func tapped(_ sender: UITapGestureRecognizer) {
        taps += 1
        text = "Tapped \(taps)"
    }
}
