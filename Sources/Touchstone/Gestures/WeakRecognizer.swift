/// A reference that does not keep a recognizer alive, for the few who are waited for or spoken to after
/// their gesture.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
