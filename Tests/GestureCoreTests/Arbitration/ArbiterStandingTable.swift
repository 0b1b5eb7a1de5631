import GestureCore

/// What becomes of a member `m` in every standing under every input, and what is said on the way.
///
/// Where a rival `r` goes ahead it keeps `m` out only under `rival wins`. `w` is there because two
/// standings can be seen only while a client is asked about another.
enum ArbiterStandingTable {
  static let outcomes: [Arbiter.Standing: String] = [
    .absent:
      """
    include: undecided
    propose: absent
    withdraw: absent
    remove: absent
    require: absent
    yes: absent
    no: absent
    rival wins: absent
      may r begin? yes
      r goes ahead
    requirement fails: absent
    requirement wins: absent
      may r begin? yes
      r goes ahead
    """,
    .undecided:
      """
    include: undecided
    propose: proposed, then won
      may m begin? yes
      m goes ahead
      does m prevent r? no
    withdraw: out
    remove: absent
    require: undecided
    yes: undecided
    no: undecided
    rival wins: undecided, then out
      may r begin? yes
      r goes ahead
      does r prevent m? yes
      m fails: prevented by r
    requirement fails: undecided
    requirement wins: undecided, then out
      may r begin? yes
      r goes ahead
      does r prevent m? no
      m fails: r went ahead
    """,
    .proposed:
      """
    include: proposed, then won
      may m begin? yes
      m goes ahead
      does m prevent r? no
    propose: proposed, then won
      may m begin? yes
      m goes ahead
      does m prevent r? no
    withdraw: out
    remove: absent
    require: proposed, then held
      may m begin? yes
      m waits for r
    yes: willing, then won
      m goes ahead
      does m prevent r? no
    no: willing, then out
      m fails: vetoed
    rival wins: proposed, then out
      may m begin? yes
      may r begin? yes
      does m prevent r? no
      r goes ahead
      does r prevent m? yes
      m fails: prevented by r
    requirement fails: proposed, then won
      may m begin? yes
      m goes ahead
    requirement wins: proposed, then out
      may m begin? yes
      may r begin? yes
      m waits for r
      r goes ahead
      does r prevent m? no
      m fails: r went ahead
    """,
    .willing:
      """
    include: willing, then won
      does w prevent m? no
      m goes ahead
      does m prevent r? no
    propose: willing, then won
      does w prevent m? no
      m goes ahead
      does m prevent r? no
    withdraw: out
    remove: absent
    require: willing, then held
      does w prevent m? no
      m waits for r
    yes: willing, then out
      m fails: prevented by w
    no: willing, then won
      m goes ahead
      does m prevent r? no
    rival wins: willing, then out
      does w prevent m? no
      may r begin? yes
      does w prevent r? no
      does m prevent r? no
      r goes ahead
      does r prevent m? yes
      m fails: prevented by r
    requirement fails: willing, then won
      does w prevent m? no
      m goes ahead
    requirement wins: willing, then out
      does w prevent m? no
      may r begin? yes
      does w prevent r? no
      m waits for r
      r goes ahead
      does r prevent m? no
      m fails: r went ahead
    """,
    .cleared:
      """
    include: cleared, then won
      does w prevent m? no
      m goes ahead
      does m prevent r? no
      does m prevent w? no
      w goes ahead
      does w prevent r? no
    propose: cleared, then won
      does w prevent m? no
      m goes ahead
      does m prevent r? no
      does m prevent w? no
      w goes ahead
      does w prevent r? no
    withdraw: out
      w goes ahead
      does w prevent r? no
    remove: absent
      w goes ahead
      does w prevent r? no
    require: cleared, then held
      does w prevent m? no
      m waits for r
      w goes ahead
      does w prevent r? no
    yes: cleared, then out
      does m prevent w? no
      w goes ahead
      does w prevent r? no
      m fails: prevented by w
    no: cleared, then won
      m goes ahead
      does m prevent r? no
      does m prevent w? no
      w goes ahead
      does w prevent r? no
    rival wins: cleared, then out
      does w prevent m? no
      may r begin? yes
      does m prevent r? no
      does w prevent r? no
      r goes ahead
      does r prevent m? yes
      m fails: prevented by r
      does r prevent w? no
      w goes ahead
    requirement fails: cleared, then won
      does w prevent m? no
      m goes ahead
      does m prevent w? no
      w goes ahead
    requirement wins: cleared, then out
      does w prevent m? no
      may r begin? yes
      m waits for r
      does w prevent r? no
      r goes ahead
      does r prevent m? no
      m fails: r went ahead
      does r prevent w? no
      w goes ahead
    """,
    .held:
      """
    include: held
    propose: held
    withdraw: out
    remove: absent
    require: held
    yes: held
    no: held
    rival wins: held, then out
      may r begin? yes
      r goes ahead
      does r prevent m? yes
      m fails: prevented by r
    requirement fails: held, then won
      m goes ahead
    requirement wins: held, then out
      may r begin? yes
      r goes ahead
      does r prevent m? no
      m fails: r went ahead
    """,
    .won:
      """
    include: won
    propose: won
    withdraw: out
    remove: absent
    require: won
    yes: won
    no: won
    rival wins: won
      may r begin? yes
      does m prevent r? no
      r goes ahead
    requirement fails: won
    requirement wins: won
      may r begin? yes
      does m prevent r? no
      r goes ahead
    """,
    .out:
      """
    include: out
    propose: out
    withdraw: out
    remove: absent
    require: out
    yes: out
    no: out
    rival wins: out
      may r begin? yes
      r goes ahead
    requirement fails: out
    requirement wins: out
      may r begin? yes
      r goes ahead
    """,
  ]
}
