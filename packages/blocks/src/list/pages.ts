/** How many items there are at first, and how many after each 加载更多. 0 or less for `pageSize`: all at once. */
export function shownAfter(taps: number, pageSize: number, count: number): number {
  return pageSize <= 0 ? count : Math.min(count, pageSize * (taps + 1))
}

/** What readers of the screen are told whenever more is shown. */
export function countOf(shown: number, count: number): string {
  return `已显示 ${shown} 条，共 ${count} 条`
}
