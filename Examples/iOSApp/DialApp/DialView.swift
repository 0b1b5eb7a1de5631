//
//  DialView.swift
//  DialApp
//

import UIKit

@objc protocol DialViewDelegate: AnyObject {
    func dialView(_ dialView: DialView, didTurnTo value: CGFloat)
    @objc optional func dialViewDidEnd(_ dialView: DialView)
    @objc optional func dialViewShouldTurn(_ dialView: DialView) -> Bool
}

@IBDesignable
class DialView: UIView {

    @IBInspectable var step: CGFloat = 1
    @IBOutlet weak var delegate: DialViewDelegate?
    private(set) var value: CGFloat = 0
    private var valueAtStart: CGFloat = 0
    private let hand = UIView()

    override func awakeFromNib() {
        super.awakeFromNib()
        hand.isUserInteractionEnabled = false
        hand.backgroundColor = #colorLiteral(red: 0.9, green: 0.2, blue: 0.1, alpha: 1)
        addSubview(hand)
        let turn = TurnGestureRecognizer(target: self, action: #selector(handleTurn(_:)))
        turn.delegate = self
        addGestureRecognizer(turn)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(DialView.reset))
        press.minimumPressDuration = 1
        addGestureRecognizer(press)
    }

    @objc private func handleTurn(_ recognizer: TurnGestureRecognizer) {
        switch recognizer.state {
        case .began:
            valueAtStart = value
            show(valueAtStart + recognizer.turn * step)
        case .changed:
            show(valueAtStart + recognizer.turn * step)
        case .ended, .cancelled:
            delegate?.dialViewDidEnd?(self)
        default:
            break
        }
    }

    @objc func reset() {
        show(0)
    }

    private func show(_ newValue: CGFloat) {
        value = newValue
        delegate?.dialView(self, didTurnTo: newValue)
        setNeedsLayout()
    }
}

// MARK: - Layout

extension DialView {

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = bounds.width / 2 - 10
        hand.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
        hand.center = CGPoint(x: bounds.midX + cos(value) * radius, y: bounds.midY + sin(value) * radius)
    }
}

// MARK: - UIGestureRecognizerDelegate

extension DialView: UIGestureRecognizerDelegate {

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer is TurnGestureRecognizer else { return true }
        return delegate?.dialViewShouldTurn?(self) ?? true
    }
}
