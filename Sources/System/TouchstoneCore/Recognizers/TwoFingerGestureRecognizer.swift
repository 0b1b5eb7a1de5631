import GestureCore

/// A recognizer that measures two fingers, or the transform of a trackpad: the pinch and the rotation.
///
/// A conforming class says what it measures. The methods of the extension say when, and propose states;
/// the class calls them from its overrides.
@MainActor protocol TwoFingerGestureRecognizer: UIGestureRecognizer {
  /// The name of the gesture in reasons.
  static var gestureName: String { get }

  /// Whether it measures the two fingers that are down.
  var isMeasuring: Bool { get }
  /// Starts to measure two fingers. Its value does not change.
  func startMeasuring()
  /// Stops measuring, because fewer than two fingers are down.
  func stopMeasuring()
  /// Updates its value after the gesture has begun.
  func updateValue()
  /// Proposes to begin if the fingers moved more than the hysteresis.
  func beginIfFarEnough()
  /// The reason to fail after all fingers have lifted.
  var reasonToFail: Reason { get }

  /// Whether its value differs from the initial one.
  var hasChanged: Bool { get }
  /// Adds a trackpad's change to its value.
  func add(_ transform: TransformChange)
}

extension TwoFingerGestureRecognizer {
  // MARK: - Touches

  func twoFingersBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignore(touches, beyond: 2, for: event)
    // Further fingers are ignored and do not restart the measurement.
    if numberOfTouches == 2, ownsAny(of: touches) { startMeasuring() }
  }

  func twoFingersMoved() {
    guard numberOfTouches == 2 else { return }
    // A subclass may not have called super when they came down (REC-02).
    if !isMeasuring { startMeasuring() }
    if state.isUnderWay {
      updateValue()
      state = .changed
    } else if state == .possible, !losesFinger {
      beginIfFarEnough()
    }
  }

  /// Whether one of its fingers lifts, or is cancelled, in the present event: with the other one alone there is
  /// nothing to measure.
  private var losesFinger: Bool {
    var loses = false
    attempt.withDownGroup {
      $0.list.each { if $0.phase == .ended || $0.phase == .cancelled { loses = true } }
    }
    return loses
  }

  func twoFingersEnded(_ touches: Set<UITouch>) {
    defer { if touchesLeft < 2 { stopMeasuring() } }
    if state.isUnderWay {
      // A lift without movement must not reduce the velocity, as for a pan (PAN-12).
      if numberOfTouches == 2, touches.contains(where: \.hasMoved) { updateValue() }
      if touchesLeft == 0 { setState(.ended, because: .recognized("both fingers lifted")) }
    } else if touchesLeft == 0 {
      setState(.failed, because: reasonToFail)
    }
  }

  // MARK: - Pointer

  func wantsTransform(_ change: PointerEvent.Change) -> Bool {
    if case .transform = change { return attempt.downTouches.isEmpty }
    return false
  }

  /// A trackpad reports recognized gestures, so the first change begins without a hysteresis (PIN-14).
  func transformChanged(_ change: PointerEvent.Change) {
    guard case .transform(let transform) = change, attempt.downTouches.isEmpty else { return }
    add(transform)
    switch transform.phase {
    case .began, .changed:
      if state.isUnderWay {
        state = .changed
      } else if hasChanged {
        setState(.began, because: .recognized("the trackpad reported a \(Self.gestureName)"))
      }
    case .ended:
      setState(
        state.isUnderWay ? .ended : .failed,
        because: .recognized("the \(Self.gestureName) ended"))
    case .cancelled: cancelOrFail()
    }
  }
}
