import GestureCore

/// Who hears of which touches. What is made of touches is kept as long as the same fingers are down.
extension GestureEnvironment {
  /// The touches have gone, and must not be kept by what was made of them.
  func forgetTouches() {
    groups.forgetLatest()
    forgetAudience()
  }

  /// Groups that nobody has any more let go of their touches.
  func clearGroups() {
    while let group = groups.takeUnused() {
      group.clear()
      groups.add(spare: group)
    }
  }

  /// The list stays: without its touches it says nothing, and it keeps nobody.
  func forgetAudience() {
    if !audienceTouches.isEmpty { audienceTouches = [] }
  }

  // Who leaves a touch, or hears no more of any, leaves the audience.

  /// It is being reset. Who has not failed may still hear of better values.
  func leaveTouches(_ recognizer: UIGestureRecognizer, hasFailed: Bool) {
    recognizer.course.withWhole {
      $0.list.each { touch in
        if touch.noteLeave() { untidyTouches.append(touch) }
        if hasFailed { touch.removeFollower(recognizer) }
      }
    }
    forgetAudience()
  }

  /// It has given a touch back, or lost it.
  func drop(_ touch: UITouch, of recognizer: UIGestureRecognizer) {
    touch.removeRecipient(recognizer)
    touch.removeFollower(recognizer)
    forgetAudience()
  }

  /// Those who hear of the touches, in the order in which they do.
  func audience(of touches: [UITouch]) -> [Uncounted<UIGestureRecognizer>] {
    if !touches.isEmpty, audienceTouches.isSame(as: touches) { return audience }
    findAudience(of: touches, &audience)
    audienceTouches = touches
    return audience
  }

  /// Whether the audience that is known is the one that would be found.
  var isAudienceRight: Bool {
    var found: [Uncounted<UIGestureRecognizer>] = []
    if audienceTouches.isEmpty { return true }
    findAudience(of: audienceTouches, &found)
    return found.objects().isSame(as: audience.objects())
  }

  private func findAudience(
    of touches: [UITouch], _ audience: inout [Uncounted<UIGestureRecognizer>]
  ) {
    contest.startLook()
    audience.empty()
    touches.each { touch in
      // A finger costs nothing for the many that have given up.
      _ = touch.anyRecipient { recipient in
        if let member = recipient.course.member, !contest.isOver(member),
          contest.isFirstLook(of: member)
        {
          audience.insert(recipient, rank: contest.rank(of: member)) { contest.rank(of: $0) }
        }
        return false
      }
    }
  }
}

extension [Uncounted<UIGestureRecognizer>] {
  /// Mostly they come in order already, so that this is a comparison with the last.
  @inline(__always)
  fileprivate mutating func insert(
    _ recipient: UIGestureRecognizer, rank: Int, _ rankOf: (Member) -> Int
  ) {
    var place = count
    while place > 0, self[place - 1].with({ $0.course.member.map(rankOf) ?? .max }) > rank {
      place -= 1
    }
    if place == count {
      append(Uncounted(recipient))
    } else {
      insert(Uncounted(recipient), at: place)
    }
  }
}
