/// One value for each state of a control; what is not set is as in the normal state.
struct ControlStateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
