/** Milliseconds since a moment of the process's clock, to the microsecond. */
export function msSince(beganAt: number): number {
  return Math.round((performance.now() - beganAt) * 1_000) / 1_000
}
