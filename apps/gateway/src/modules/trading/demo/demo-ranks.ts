import type { SimulatePeriod } from '@yingzao/contract/server'
import { firstDayOf } from '../settlement/rank-day'
import { byDay } from './by-day'
import type { DemoAsset } from './demo-history'

export interface DemoRank {
  period: SimulatePeriod
  day: string
  rank: number
  player: number
  return_rate: number
  win_rate: number
  closed_trades: number
}

const PERIODS: readonly SimulatePeriod[] = ['day', 'week', 'month', 'all']

/** Every board of the last day, without those who have no rank. */
export function demoRanks(
  assets: readonly DemoAsset[],
  { fund, unranked }: { fund: number; unranked: ReadonlySet<number> },
): DemoRank[] {
  const ofDay = byDay(assets)
  const days = [...ofDay.keys()]
  const day = days.at(-1) ?? ''
  return PERIODS.flatMap((period) => {
    const before = days.findLast((one) => one < firstDayOf(period, day)) ?? ''
    const base = new Map((ofDay.get(before) ?? []).map(({ player, asset }) => [player, asset]))
    return (ofDay.get(day) ?? [])
      .filter(({ player }) => !unranked.has(player))
      .map((end) => placeOf(end, base.get(end.player) ?? fund))
      .toSorted((a, b) => b.return_rate - a.return_rate || b.win_rate - a.win_rate || a.player - b.player)
      .map((place, index) => ({ ...place, period, day, rank: index + 1 }))
  })
}

function placeOf({ player, asset, closed_trades, won_trades }: DemoAsset, base: number) {
  return {
    player,
    return_rate: Math.round(((asset - base) / base) * 1_000_000),
    win_rate: closed_trades === 0 ? 0 : Math.round((won_trades / closed_trades) * 1_000_000),
    closed_trades,
  }
}
