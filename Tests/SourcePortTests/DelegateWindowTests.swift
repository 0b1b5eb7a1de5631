import SourcePort
import Testing

@Suite struct DelegateWindowTests {
  @Test(
    "the window of an application's delegate is asked for once",
    arguments: [
      ("f(A.shared.delegate?.window??.frame)", "f(A.shared.delegate?.window?.frame)"),
      ("f(A.shared.delegate!.window!!)", "f(A.shared.delegate!.window!)"),
      ("f(A.shared.delegate?.window?.frame)", "f(A.shared.delegate?.window?.frame)"),
      ("f(v?.window??.frame)", "f(v?.window??.frame)"),
    ])
  func asked(source: String, expected: String) { #expect(ported(source) == expected) }
}
