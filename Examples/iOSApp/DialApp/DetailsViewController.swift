//
//  DetailsViewController.swift
//  DialApp
//

import UIKit

class DetailsViewController: UIViewController {

    @IBOutlet private weak var label: UILabel!
    var value: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "The dial is at \(value)"
    }
}
