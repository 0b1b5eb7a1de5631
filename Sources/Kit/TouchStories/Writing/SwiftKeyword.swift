/// Words that are not identifiers in Swift.
package enum SwiftKeyword {
  package static let all = Set(
    """
    actor any as async await borrowing break case catch class consuming continue default defer
    deinit do else enum extension fallthrough false fileprivate for func guard if import in init
    inout internal is let nil open operator precedencegroup private protocol public repeat rethrows
    return self some static struct subscript super switch throw throws true try typealias var where
    while
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
