/** Summarises the times of a benchmark, in milliseconds with the given number of decimals. */
export function summary(times: readonly number[], digits = 1) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => Number((sorted[Math.ceil(sorted.length * part) - 1] ?? 0).toFixed(digits))
  return { 'p50 (ms)': at(0.5), 'p95 (ms)': at(0.95), 'slowest (ms)': at(1) }
}
