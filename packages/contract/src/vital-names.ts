/**
 * What is measured for a view: when the largest picture or text of the first screen was in place, how long the page
 * took to respond to a touch, how far it shifted by itself, when anything was seen, and when the first byte came. Up to
 * `good` it is good, beyond `fair` poor, by the usual thresholds of Web Vitals; in milliseconds, except for `cls`,
 * which has no unit.
 */
export const VITALS = {
  lcp: { good: 2500, fair: 4000 },
  inp: { good: 200, fair: 500 },
  cls: { good: 0.1, fair: 0.25 },
  fcp: { good: 1800, fair: 3000 },
  ttfb: { good: 800, fair: 1800 },
} as const

export type VitalName = keyof typeof VITALS

export const VITAL_NAMES = Object.keys(VITALS) as VitalName[]
