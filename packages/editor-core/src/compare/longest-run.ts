/**
 * The largest part of a list of distinct numbers that is already in ascending order, as a set of its numbers.
 * Everything else has to move.
 */
export function longestRun(numbers: readonly number[]): Set<number> {
  /** By length of a run: the place of the smallest number such a run can end with. */
  const ends: number[] = []
  const previous: number[] = []
  for (const [place, number] of numbers.entries()) {
    const length = firstAtLeast(ends, numbers, number)
    previous.push(ends[length - 1] ?? -1)
    ends[length] = place
  }
  const run = new Set<number>()
  for (let place = ends.at(-1) ?? -1; place !== -1; place = previous[place] ?? -1) {
    run.add(numbers[place] as number)
  }
  return run
}

function firstAtLeast(ends: readonly number[], numbers: readonly number[], number: number): number {
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[ends[middle] as number] as number) < number) low = middle + 1
    else high = middle
  }
  return low
}
