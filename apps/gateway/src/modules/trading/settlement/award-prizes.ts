import type { Prize } from '../contest-tables'
import type { Award } from '../rank-tables'

/** The fewest sales required for a prize: buying once and waiting is not trading. */
const CLOSED_TRADES_FOR_PRIZE = 3

/**
 * The recipients of a ranking's prizes, in its order. A prize belongs to a place: a player who has sold too rarely
 * keeps the place, but nobody gets its prize, and that is marked. It does not move down, as the next place has its own
 * prize, which its holder was told about.
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
