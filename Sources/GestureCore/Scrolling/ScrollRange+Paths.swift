extension ScrollRange {
  /// How content goes on that is let go somewhere with some speed, in points a second.
  ///
  /// ```
  /// inside  ─slow─▶ rests
  /// inside  ─fast─▶ glides ─▶ rests
  ///                 glides ─the edge─▶ springs back, or rests there if nothing stretches
  /// outside ─▶ springs to the edge ─fast enough to run through it─▶ inside
  /// ```
  package func path(
    from place: CGFloat, velocity: CGFloat, _ physics: ScrollPhysics
  ) -> ScrollPath {
    var path = ScrollPath(at: place)
    var place = place
    var velocity = velocity
    if !contains(place) {
      let spring = EdgeSpring(
        from: place, velocity: velocity, to: clamped(place), stiffness: physics.stiffness)
      guard let crossing = spring.crossing, upper > lower,
        abs(spring.velocity(at: crossing)) >= physics.leastVelocity
      else {
        path.settle(by: spring)
        return path
      }
      place = spring.target
      velocity = spring.velocity(at: crossing)
      path.spring(spring, for: crossing, until: place)
    }
    guard abs(velocity) >= physics.leastVelocity else { return path }
    let glide = Glide(from: place, velocity: velocity, rate: physics.rate)
    guard !contains(glide.end) else {
      path.glideOut(glide)
      return path
    }
    let edge = clamped(glide.end)
    let arrival = glide.time(at: edge) ?? 0
    if arrival > 0 { path.glide(glide, for: arrival, until: edge) }
    guard stretches else { return path }
    path.settle(
      by: EdgeSpring(
        from: edge, velocity: glide.velocity(at: arrival), to: edge,
        stiffness: physics.stiffness))
    return path
  }

  /// How content goes on that is to come to rest at a given place.
  ///
  /// It glides there if that takes hardly longer than its own way would have taken; otherwise it is
  /// too slow, or going the wrong way, and is drawn there, the more gently the faster it goes anyway.
  package func path(
    from place: CGFloat, velocity: CGFloat, to target: CGFloat, _ physics: ScrollPhysics
  ) -> ScrollPath {
    var path = ScrollPath(at: place)
    let way = target - place
    guard way != 0 || abs(velocity) >= physics.leastVelocity else { return path }
    // What its speed would be if the way that is left dwindled from the start as it does in a glide.
    let decay = way == 0 ? 0 : Double(velocity / way)
    let natural = Glide(from: place, velocity: velocity, rate: physics.rate).decay
    if abs(velocity) >= physics.leastVelocity, decay >= natural / 1.2 {
      path.glideOut(Glide(from: place, velocity: velocity, to: target))
    } else {
      // Up to twice that, a spring does not make it faster than it is.
      let stiffness =
        decay < 0 ? physics.stiffness : min(physics.stiffness, max(2 * decay, 3 * natural))
      path.settle(
        by: EdgeSpring(from: place, velocity: velocity, to: target, stiffness: stiffness))
    }
    return path
  }

  /// The page at which content comes to rest that is let go somewhere: the next in the direction of
  /// its speed, or else the nearest.
  package func page(
    from place: CGFloat, velocity: CGFloat, leastVelocity: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return clamped(place) }
    let inside = clamped(place)
    let pages = (inside - lower) / length
    let page: CGFloat
    if velocity >= leastVelocity {
      page = pages.rounded(.down) + 1
    } else if velocity <= -leastVelocity {
      page = pages.rounded(.up) - 1
    } else {
      page = pages.rounded()
    }
    return clamped(lower + page * length)
  }
}
