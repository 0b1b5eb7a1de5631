extension ScrollRange {
  /// The motion of content after the finger has lifted, from its offset and its velocity in points per
  /// second.
  ///
  /// ```
  /// inside  ─slow─▶ rests
  /// inside  ─fast─▶ glides ─▶ rests
  ///                 glides ─the edge─▶ springs back, or rests there if it does not stretch
  /// outside ─▶ springs to the edge ─fast enough to cross it─▶ inside
  /// ```
  package func path(
    from offset: CGFloat, velocity: CGFloat, _ physics: ScrollPhysics
  ) -> ScrollPath {
    var path = ScrollPath(at: offset)
    var offset = offset
    var velocity = velocity
    if !contains(offset) {
      let spring = EdgeSpring(
        from: offset, velocity: velocity, to: clamped(offset), stiffness: physics.stiffness)
      guard let crossing = spring.crossing, upper > lower,
        abs(spring.velocity(at: crossing)) >= physics.leastVelocity
      else {
        path.settle(by: spring)
        return path
      }
      offset = spring.target
      velocity = spring.velocity(at: crossing)
      path.spring(spring, for: crossing, until: offset)
    }
    guard abs(velocity) >= physics.leastVelocity else { return path }
    let glide = Glide(from: offset, velocity: velocity, rate: physics.rate)
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

  /// The motion of content to a target at which it rests.
  ///
  /// It glides if the glide's decay rate is at least 1/1.2 of the natural one. Otherwise it is too slow, or
  /// moves away from the target, and a spring moves it. The spring is weaker if the content moves towards
  /// the target.
  package func path(
    from offset: CGFloat, velocity: CGFloat, to target: CGFloat, _ physics: ScrollPhysics
  ) -> ScrollPath {
    var path = ScrollPath(at: offset)
    let distance = target - offset
    guard distance != 0 || abs(velocity) >= physics.leastVelocity else { return path }
    // The decay rate of the glide that ends at the target.
    let decay = distance == 0 ? 0 : Double(velocity / distance)
    let natural = Glide(from: offset, velocity: velocity, rate: physics.rate).decay
    if abs(velocity) >= physics.leastVelocity, decay >= natural / 1.2 {
      path.glideOut(Glide(from: offset, velocity: velocity, to: target))
    } else {
      // Up to twice the decay rate, a spring does not accelerate the content.
      let stiffness =
        decay < 0 ? physics.stiffness : min(physics.stiffness, max(2 * decay, 3 * natural))
      path.settle(
        by: EdgeSpring(from: offset, velocity: velocity, to: target, stiffness: stiffness))
    }
    return path
  }

  /// The offset of the page at which content rests after the finger has lifted: the next page in the
  /// direction of its velocity, or the nearest if it is slow.
  package func page(
    from offset: CGFloat, velocity: CGFloat, leastVelocity: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return clamped(offset) }
    let inside = clamped(offset)
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
