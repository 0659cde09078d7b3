import type { Payload, Response } from '../answers/answer'
import { minuteText } from '../answers/moments'
import type { Keyed } from '../answers/pages'
import type { ListQuery } from '../simulate/follow-list'
import { plainPercent } from '../simulate/simulate-words'

export type Given = Response<'simulateRebalancing'>['list'][number]

/** Something that was bought or sold. */
export type Trade = Keyed & Given

export const SIDES = { open: '买入', add: '加仓', reduce: '减仓', close: '清仓' } as const

/** Only one trade of the same minute, side and share has these weights. */
export function tradeOf(given: Given): Trade {
  const { time, side, code, from_weight, to_weight, price } = given
  return { ...given, key: [time, side, code, from_weight, to_weight, price].join() }
}

/** The query for the trades of a portfolio, without the page number. */
export function tradesQuery(
  player_id: string,
  contest: Pick<Payload<'simulateRebalancing'>, 'competition_id'>,
): ListQuery<Trade> & { payload: Payload<'simulateRebalancing'> } {
  return {
    id: 'simulateRebalancing',
    payload: { player_id, ...contest },
    itemOf: tradeOf,
    isOwn: player_id === 'me',
  }
}

/** `10:32`, in China. */
export function clockText({ time }: Pick<Given, 'time'>): string {
  return minuteText(time).slice(11)
}

export function weightsText({ from_weight, to_weight }: Pick<Given, 'from_weight' | 'to_weight'>): string {
  return `${plainPercent(from_weight)} → ${plainPercent(to_weight)}`
}
