#if DEBUG || TOUCHSTONE_CHECKS
  extension Contest {
    /// The rules that do not hold when a pass is over, in words. There are none, unless the contest is wrong.
    /// Mutating only because what is settled is looked at once more, which changes nothing.
    public var brokenInvariants: [String] {
      mutating get {
        var broken: [String] = []
        func rule(_ words: String, _ holds: Bool) {
          if !holds { broken.append(words) }
        }
        let live = members
        let over = over.all.compactMap(\.self)
        rule(
          "numbers are taken or vacant",
          Set(live.map(\.number) + vacancies.all).count == live.count + vacancies.count
            && live.count + vacancies.count == rows.count)
        rule("a member has its number", live.allSatisfy { row(of: $0) != nil })
        rule("those who wait for their reset are counted", overCount == over.count)
        rule("who waits for its reset takes part", over.allSatisfy { row(of: $0) != nil })
        rule(
          "who waits for its reset is listed once",
          Set(over) == Set(live.filter { rows[$0.number].isOver }) && Set(over).count == over.count)
        rule(
          "who waits for its reset knows its place",
          over.allSatisfy { self.over[Int(rows[$0.number].overPlace)] == $0 })
        rule(
          "who is over has no deadline",
          over.allSatisfy { rows[$0.number].deadline == nil })
        rule("who may demand takes part", demanding.all.allSatisfy { row(of: $0) != nil })
        rule(
          "all actions are sent", actions.isAtRest)
        inputs.checkInvariants(live, rule)
        rule("the audience is as it would be found", isAudienceRight)
        rule("all who were to be looked at have been", waiting.isEmpty)
        rule("nobody is in the middle of settling", !isSettling && !isActing)
        rule("a member that has left is let go of", departed.isEmpty)
        // Those who have been reset may have left a question behind that needs no answer any more.
        rule("all is decided", arbiter.next() == nil)
        return broken + arbiter.brokenInvariants
      }
    }
  }
#endif
