/// A pointer's button; its code is the kernel's.
package enum PointerButton: String, CaseIterable {
  case left, right, middle, back, forward

  package var code: UInt16 {
    switch self {
    case .left: 0x110
    case .right: 0x111
    case .middle: 0x112
    case .forward: 0x115
    case .back: 0x116
    }
  }
}
