import UIKit

@MainActor public var heardByName: [String] = []

/// Sends to the responder in the chain that has a method of that name.
public class Caller: UIButton {
  public func call() {
    addTarget(nil, action: #selector(answer(_:)), for: .touchUpInside)
  }

  @objc func answer(_ sender: Any) { heardByName.append("caller") }
}

/// Not of the same class, and in no other way known to the caller.
public class Answerer: UIView {
  @objc private func respond(_ sender: Any) { heardByName.append("respond") }
  @objc private func sum(_ first: NSString, and second: NSString) -> NSString {
    return first.appending(second as String) as NSString
  }
}

public class Asker: UIControl {
  public func ask() {
    addTarget(nil, action: Selector(("res" + "pond:")), for: .touchDown)
  }
}

#if os(iOS)
  /// Hears of methods of its own by names that are put together at run time.
  public class Builder: NSObject {
    public private(set) var log: [String] = []
    public override init() {}

    public func build(_ names: [String]) -> [Bool] {
      return names.map { name in
        let selector = NSSelectorFromString(name)
        guard responds(to: selector) else { return false }
        perform(selector, with: "it")
        return true
      }
    }

    @objc private func note(_ text: String) { log.append("note \(text)") }
    @objc func fail() throws { log.append("fail") }
    @objc func `default`(_ done: @escaping () -> Void) {}
    @objc @available(*, unavailable) func never() {}

    private class Hidden: NSObject {
      @objc func secret() {}
    }
  }
#endif
