import SwiftSyntax

/// Takes members out of extensions and into the bodies of their classes; each keeps the file and the
/// line on which it was written.
struct MovedMembers {
  private let rewriters: [Rewriter]
  private let declarations: Declarations

  init(_ rewriters: [Rewriter], _ declarations: Declarations) {
    self.rewriters = rewriters
    self.declarations = declarations
  }

  func move() {
    // All are read before any is blanked: one may lie in what another file inserts.
    var arrivals: [(file: Int, offset: Int, text: String)] = []
    for rewriter in rewriters {
      for (node, owner) in rewriter.moved {
        guard let end = declarations.types[owner]?.bodyEnd else { continue }
        arrivals.append((end.file, end.offset, text(of: node, in: rewriter, until: end)))
      }
    }
    for rewriter in rewriters {
      for (node, _) in rewriter.moved {
        rewriter.edits.replaceAll(in: node.start, node.end, with: Rewriter.blanks(for: node))
      }
    }
    for arrival in arrivals {
      rewriters[arrival.file].edits.insert(arrival.text, at: arrival.offset)
    }
  }

  private func text(
    of node: MemberBlockItemSyntax, in rewriter: Rewriter, until end: (file: Int, offset: Int)
  ) -> String {
    let source = rewriter.file
    let bytes = Array(source.source.text.utf8)
    let goal = rewriters[end.file].file
    let member = rewriter.edits.applied(to: bytes, node.start, node.end)
    let margin = source.margin(of: node)
    let from = source.line(of: node.positionAfterSkippingLeadingTrivia)
    let back = goal.line(of: AbsolutePosition(utf8Offset: end.offset))
    return """

      #sourceLocation(file: "\(source.source.path)", line: \(from))
      \(margin)\(member)
      #sourceLocation(file: "\(goal.source.path)", line: \(back))

      """
  }
}
