import type { SimulatePeriod } from '@yingzao/contract/server'
import { dayAfter } from '../../../time/china-time'
import { firstDayOf } from '../settlement/rank-day'
import { growthOf } from './percent'

/** Somebody's assets, or the value of an index, at the end of a day. */
export interface DayValue {
  day: string
  value: number
}

/** A point of a curve: per cent since the end of the day before the period. */
export interface CurvePoint {
  date: string
  rate: number
  /** Null: there is no benchmark for it. */
  bench: number | null
}

interface Asked {
  /** At the end of each day, oldest first. */
  assets: readonly DayValue[]
  /** The same for the benchmark; it should begin some days earlier. */
  benchmark: readonly DayValue[]
  initial_fund: number
  period: SimulatePeriod
}

/** The daily return of a portfolio beside its benchmark, starting from 0. Empty: no day has been settled yet. */
export function curveOf({ assets, benchmark, initial_fund, period }: Asked): CurvePoint[] {
  const last = assets.at(-1)
  if (!last) return []
  const from = firstDayOf(period, last.day)
  const shown = assets.filter(({ day }) => day >= from)
  const before = assets.findLast(({ day }) => day < from)
  const first = shown[0] ?? last
  const base = before ?? { day: dayBefore(first.day, benchmark), value: initial_fund }
  const benchBase = closeOn(benchmark, base.day)
  return [base, ...shown].map(({ day, value }) => {
    const close = closeOn(benchmark, day)
    return {
      date: day,
      rate: growthOf(value, base.value),
      bench: benchBase === undefined || close === undefined ? null : growthOf(close, benchBase),
    }
  })
}

/** The trading day before a day, as far as the benchmark knows it. */
function dayBefore(day: string, benchmark: readonly DayValue[]): string {
  const known = benchmark.findLast((one) => one.day < day)
  return known?.day ?? dayAfter(day, -1)
}

/** Without a bar for a day it keeps its previous value. */
function closeOn(benchmark: readonly DayValue[], day: string): number | undefined {
  return benchmark.findLast((one) => one.day <= day)?.value
}
