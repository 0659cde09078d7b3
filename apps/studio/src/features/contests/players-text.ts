import type { ContestRow } from './contest-rows'
import { wording } from './wording'

const number = new Intl.NumberFormat('zh-CN')

/** Returns how many take part, and out of how many places. */
export function playersText({ players, places }: Pick<ContestRow, 'players' | 'places'>): string {
  const there = number.format(players)
  return places === null ? there : wording.ofPlaces(there, number.format(places))
}
