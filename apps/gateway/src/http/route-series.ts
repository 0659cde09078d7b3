/** Upper bounds of the duration histogram, in seconds. */
export const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5]

/** What is counted for one route. */
export interface RouteSeries {
  method: string
  route: string
  /** The id of a call of the contract. */
  operation: string | undefined
  /**
   * Replies by HTTP status, which is the index. Plain and empty at first: most of some thousand routes are never
   * requested.
   */
  byStatus: number[]
  /** Answers of a call by the code in their envelope. */
  byCode: Map<number, number>
  /**
   * Requests that took at most the bound of the same index, and more than the one before; the last element counts all
   * slower ones.
   */
  inBucket: Float64Array
  seconds: number
}

/** Nothing counted yet. */
export function routeSeries(route: Pick<RouteSeries, 'method' | 'route' | 'operation'>): RouteSeries {
  return {
    ...route,
    byStatus: [],
    byCode: new Map(),
    inBucket: new Float64Array(BUCKETS.length + 1),
    seconds: 0,
  }
}

/** Counts a reply. At every visit, hence plain sums in arrays. */
export function observe(series: RouteSeries, status: number, seconds: number): void {
  series.byStatus[status] = (series.byStatus[status] ?? 0) + 1
  series.seconds += seconds
  let bucket = 0
  while (seconds > (BUCKETS[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1
  series.inBucket[bucket] = (series.inBucket[bucket] ?? 0) + 1
}

/** Counts the code in the envelope of a call. */
export function observeCode({ byCode }: RouteSeries, code: number): void {
  byCode.set(code, (byCode.get(code) ?? 0) + 1)
}

/** Requests of this route so far. */
export function totalOf({ inBucket }: RouteSeries): number {
  return inBucket.reduce((sum, count) => sum + count, 0)
}
