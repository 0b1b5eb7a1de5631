//
//  TurnGestureRecognizer.swift
//  DialApp
//

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// One finger that goes round the middle of the view.
class TurnGestureRecognizer: UIGestureRecognizer {

    /// By how much the finger has gone round, in radians.
    private(set) var turn: CGFloat = 0
    private var lastAngle: CGFloat = 0
    private var tracked: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard tracked == nil, let touch = touches.first, numberOfTouches == 1 else {
            if state == .possible { state = .failed }
            return
        }
        tracked = touch
        lastAngle = angle(of: touch)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch = tracked, touches.contains(touch) else { return }
        var step = angle(of: touch) - lastAngle
        if step > .pi { step -= 2 * .pi }
        if step < -.pi { step += 2 * .pi }
        turn += step
        lastAngle = angle(of: touch)
        if state == .possible {
            if abs(turn) > 0.1 { state = .began }
        } else {
            state = .changed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        turn = 0
        tracked = nil
    }

    private func angle(of touch: UITouch) -> CGFloat {
        guard let view = view else { return 0 }
        let place = touch.location(in: view)
        return atan2(place.y - view.bounds.midY, place.x - view.bounds.midX)
    }
}
