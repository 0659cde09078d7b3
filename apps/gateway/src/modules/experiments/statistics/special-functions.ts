/** Steps within which every series and fraction below has long converged. */
const MOST_STEPS = 10_000
const SETTLED = 1e-15
/** Replaces a denominator of 0 in a continued fraction. */
const TINY = 1e-300

/** The logarithm of the gamma function, for x > 0: shifted to where Stirling's series is exact. */
function logGamma(x: number): number {
  let shift = 0
  let at = x
  for (; at < 15; at += 1) shift += Math.log(at)
  const inverse = 1 / (at * at)
  const series =
    (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) / at
  return (at - 0.5) * Math.log(at) - at + Math.log(2 * Math.PI) / 2 + series - shift
}

/** The share of the gamma distribution with this shape that lies above x. */
export function gammaAbove(shape: number, x: number): number {
  if (x <= 0) return 1
  const density = Math.exp(shape * Math.log(x) - x - logGamma(shape))
  if (x > shape + 1) {
    // 1/(x+1−a− 1(1−a)/(x+3−a− 2(2−a)/(x+5−a− …
    return (
      density *
      continuedFraction(x + 1 - shape, (step) => ({
        above: -step * (step - shape),
        below: x + 2 * step + 1 - shape,
      }))
    )
  }
  let term = 1 / shape
  let sum = term
  for (let step = 1; step < MOST_STEPS && term > sum * SETTLED; step += 1) {
    term *= x / (shape + step)
    sum += term
  }
  return 1 - density * sum
}

/** The share of the beta distribution with these shapes that lies below x. */
export function betaBelow(a: number, b: number, x: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  // The fraction converges fast on this side only.
  if (x > (a + 1) / (a + b + 2)) return 1 - betaBelow(b, a, 1 - x)
  const density = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  const fraction = continuedFraction(1, (step) => {
    const half = Math.floor(step / 2)
    const above =
      step % 2 === 0
        ? (half * (b - half) * x) / ((a + step - 1) * (a + step))
        : (-(a + half) * (a + b + half) * x) / ((a + step - 1) * (a + step))
    return { above, below: 1 }
  })
  return (density / a) * fraction
}

/** 1/(first + above₁/(below₁ + above₂/(below₂ + …, from its front until it no longer changes. */
function continuedFraction(first: number, part: (step: number) => { above: number; below: number }): number {
  let numerator = first || TINY
  let denominator = 0
  let value = numerator
  for (let step = 1; step < MOST_STEPS; step += 1) {
    const { above, below } = part(step)
    denominator = 1 / (below + above * denominator || TINY)
    numerator = below + above / numerator || TINY
    const change = numerator * denominator
    value *= change
    if (Math.abs(change - 1) < SETTLED) break
  }
  return 1 / value
}
