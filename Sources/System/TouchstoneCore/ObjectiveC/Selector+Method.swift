import Foundation

extension Selector {
  /// How a selector finds its method; an object, so that copies differ from look-alikes.
  ///
  /// It is made where the types of target and sender are known, so that finding whether they fit
  /// costs next to nothing with every action.
  @usableFromInline nonisolated final class Method: Sendable {
    @usableFromInline typealias Call = @MainActor (AnyObject, AnyObject?, UIEvent?) -> Bool
    /// Takes as many values as the method does, and gives its result; `nil` if they do not fit.
    @usableFromInline typealias Perform = @MainActor (AnyObject, [Any?]) -> Outcome?

    /// The result of a method call.
    @usableFromInline struct Outcome {
      @usableFromInline let result: Any?

      @usableFromInline init(result: Any?) { self.result = result }
    }

    let call: Call
    let fits: @MainActor (AnyObject) -> Bool
    let bind: @MainActor (AnyObject) -> BoundMethod?
    let perform: Perform
    /// The class that has the method, and whether another type is that class or lies below it.
    let owner: Any.Type
    let covers: @Sendable (Any.Type) -> Bool
    /// What it takes; methods that take something else are certainly others.
    let parameters: Any.Type

    @usableFromInline init(
      owner: Any.Type, parameters: Any.Type, covers: @escaping @Sendable (Any.Type) -> Bool,
      call: @escaping Call,
      fits: @escaping @MainActor (AnyObject) -> Bool,
      bind: @escaping @MainActor (AnyObject) -> BoundMethod?, perform: @escaping Perform
    ) {
      self.owner = owner
      self.parameters = parameters
      self.covers = covers
      self.call = call
      self.fits = fits
      self.bind = bind
      self.perform = perform
    }

    /// That of a selector which is no more than a name.
    static let unknown = Method(
      owner: Never.self, parameters: Never.self, covers: { _ in false }, call: { _, _, _ in false },
      fits: { _ in false },
      bind: { _ in nil }, perform: { _, _ in nil })
  }
}

nonisolated extension Selector.Method {
  @inlinable convenience init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(of: Void.self) { (target: consuming Target, _, _) in
      method(consume target)()
      return true
    }
  }

  /// For a sender that is an object, as nearly all are. It is neither counted nor handed on by way of memory
  /// here, and of a method that is named where the selector is made nothing but its call is left.
  @inlinable convenience init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(
      of: Sender.self,
      { (target: consuming Target, sender, _) in
        guard let sender = sender as? Sender else { return false }
        method(consume target)(sender)
        return true
      },
      bound: { (target: consuming Target, sender) in
        // Mostly it is of that very class, which one comparison shows.
        guard type(of: sender) == Sender.self || sender is Sender else { return false }
        method(consume target)(knownSender(sender, as: Sender.self))
        return true
      })
  }

  @inlinable convenience init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(of: Sender.self) { (target: consuming Target, sender, _) in
      guard let sender = sender.sent(as: Sender.self) else { return false }
      method(consume target)(sender)
      return true
    }
  }

  @inlinable convenience init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(of: (Sender, UIEvent?).self) { (target: consuming Target, sender, event) in
      guard let sender = sender.sent(as: Sender.self) else { return false }
      method(consume target)(sender, event)
      return true
    }
  }

  @inlinable convenience init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(of: (Sender, UIEvent).self) { (target: consuming Target, sender, event) in
      guard let sender = sender.sent(as: Sender.self), let event else { return false }
      method(consume target)(sender, event)
      return true
    }
  }

  /// `send` calls the method, or says `false` if it cannot; so does `bound`, for a sender that is known. They
  /// are given their reference to the target for good, so that the one that was made of a weak reference is
  /// not counted once more.
  @inlinable convenience init<Target: AnyObject>(
    of parameters: Any.Type,
    _ send: @escaping @MainActor (consuming Target, AnyObject?, UIEvent?) -> Bool,
    bound: @escaping @MainActor (consuming Target, AnyObject) -> Bool
  ) {
    self.init(
      owner: Target.self, parameters: parameters, covers: { $0 is Target.Type },
      call: { target, sender, event in
        guard let target = target as? Target else { return false }
        return send(target, sender, event)
      }, fits: { $0 is Target },
      bind: { target in
        guard let target = target as? Target else { return nil }
        weak let receiver = target
        return { sender in
          guard let receiver else { return true }
          return bound(receiver, sender)
        }
      },
      perform: { target, values in
        guard let target = target as? Target else { return nil }
        let sender = values.first.flatMap(\.self).map { $0 as AnyObject }
        let event = values.dropFirst().first.flatMap(\.self) as? UIEvent
        return send(target, sender, event) ? Outcome(result: nil) : nil
      })
  }

  @inlinable convenience init<Target: AnyObject>(
    of parameters: Any.Type,
    _ send: @escaping @MainActor (consuming Target, AnyObject?, UIEvent?) -> Bool
  ) {
    self.init(of: parameters, send, bound: { target, sender in send(target, sender, nil) })
  }

  /// A closure, or a method with its object.
  convenience init(of parameters: Any.Type, bound call: @escaping Call) {
    self.init(
      owner: AnyObject.self, parameters: parameters, covers: { _ in false }, call: call,
      fits: { _ in true },
      bind: { _ in { call($0, $0, nil) } },
      perform: { target, values in
        let sender = values.first.flatMap(\.self).map { $0 as AnyObject }
        return call(target, sender, nil) ? Outcome(result: nil) : nil
      })
  }

  /// A method of any shape, which is given what it takes of sender and event.
  convenience init<Target: AnyObject, each Parameter, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Parameter) -> Result
  ) {
    self.init(
      of: (repeat each Parameter).self,
      performing: { (target: Target, values) in
        var values = SentValues(values)
        guard let taken = try? (repeat values.next(as: (each Parameter).self)) else { return nil }
        return Outcome(result: method(target)(repeat each taken))
      })
  }

  convenience init<Target: AnyObject, each Parameter, Result>(
    nonisolated method: @escaping @Sendable (Target) -> (repeat each Parameter) -> Result
  ) {
    self.init(
      of: (repeat each Parameter).self,
      performing: { (target: Target, values) in
        var values = SentValues(values)
        guard let taken = try? (repeat values.next(as: (each Parameter).self)) else { return nil }
        return Outcome(result: method(target)(repeat each taken))
      })
  }

  private convenience init<Target: AnyObject>(
    of parameters: Any.Type, performing perform: @escaping @MainActor (Target, [Any?]) -> Outcome?
  ) {
    self.init(
      owner: Target.self, parameters: parameters, covers: { $0 is Target.Type },
      call: { target, sender, event in
        guard let target = target as? Target else { return false }
        return perform(target, [sender, event]) != nil
      }, fits: { $0 is Target },
      bind: { target in
        guard let target = target as? Target else { return nil }
        weak let receiver = target
        return { sender in
          guard let receiver else { return true }
          return perform(receiver, [sender, nil]) != nil
        }
      },
      perform: { target, values in
        guard let target = target as? Target else { return nil }
        return perform(target, values)
      })
  }
}

nonisolated extension Selector.Method {
  /// A method of a class that cannot be named, since it is generic: `find` looks for it at an object.
  convenience init<Found, each Parameter, Result>(
    finding find: @escaping @MainActor (AnyObject) -> Found?,
    _ method: @escaping @MainActor (Found) -> @MainActor (repeat each Parameter) -> Result
  ) {
    let perform: Perform = { target, values in
      guard let found = find(target) else { return nil }
      var values = SentValues(values)
      guard let taken = try? (repeat values.next(as: (each Parameter).self)) else { return nil }
      return Outcome(result: method(found)(repeat each taken))
    }
    self.init(
      owner: AnyObject.self, parameters: (repeat each Parameter).self, covers: { _ in false },
      call: { target, sender, event in perform(target, [sender, event]) != nil },
      fits: { find($0) != nil },
      bind: { target in
        weak let receiver = target
        return { sender in receiver.map { perform($0, [sender, nil]) != nil } ?? true }
      }, perform: perform)
  }
}

/// What is sent along with a message, taken one after another.
private nonisolated struct SentValues {
  struct Misfit: Error {}

  private var rest: ArraySlice<Any?>

  init(_ values: [Any?]) { rest = values[...] }

  mutating func next<Value>(as type: Value.Type) throws -> Value {
    let value: Any? = rest.popFirst() ?? nil
    if let value, let fitting = value as? Value { return fitting }
    // Nothing is sent to a parameter that is optional.
    if value == nil, let nothing = value as? Value { return nothing }
    throw Misfit()
  }
}

extension AnyObject? {
  /// The sender as its method takes it: one that takes `Any` must not get it wrapped in an optional.
  @inlinable @inline(__always) nonisolated func sent<Sender>(as type: Sender.Type) -> Sender? {
    if let self { self as? Sender } else { self as? Sender }
  }
}
