import type { Prize } from '../contest-tables'
import type { Award } from '../rank-tables'

/** So many sales somebody must have made: who bought once and waited has not traded. */
const CLOSED_TRADES_FOR_PRIZE = 3

/**
 * Who the prizes of a ranking go to, in its order. A prize belongs to a place: where whoever has the place has sold too
 * seldom, they keep the place, nobody gets the prize, and that is marked. It does not move on, as the place below has a prize
 * of its own, and who stands there was told which.
 */
export function awardPrizes(
  prizes: readonly Prize[],
  places: readonly { rank: number; player_id: number; closed_trades: number }[],
): Award[] {
  return places.flatMap(({ rank, player_id, closed_trades }) => {
    const prize = prizes.find(({ from_rank, until_rank }) => from_rank <= rank && rank <= until_rank)
    if (!prize) return []
    const { name, value } = prize
    return [{ rank, player_id, name, value, is_won: closed_trades >= CLOSED_TRADES_FOR_PRIZE }]
  })
}
