/** How many items there are at first, and how many after each 加载更多. 0 or less for `pageSize`: all at once. */
export function shownAfter(taps: number, pageSize: number, count: number): number {
  return pageSize <= 0 ? count : Math.min(count, pageSize * (taps + 1))
}
