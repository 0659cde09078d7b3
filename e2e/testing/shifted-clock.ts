/** Has this process believe that it is so many milliseconds later, or earlier: the exchanges trade by the clock. */
export function shiftClock(milliseconds: number): void {
  const Real = Date
  // Only what asks for the present is changed: `new Date()` and `Date.now()`.
  globalThis.Date = new Proxy(Real, {
    construct: (_target, given, self) =>
      Reflect.construct(Real, given.length === 0 ? [Real.now() + milliseconds] : given, self),
    get: (target, name) =>
      name === 'now' ? () => Real.now() + milliseconds : Reflect.get(target, name, target),
  })
}
