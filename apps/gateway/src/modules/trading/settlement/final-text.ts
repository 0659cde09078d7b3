import { createHash } from 'node:crypto'
import type { Award } from '../rank-tables'

/** A place in the whole contest. Money is in fen, the return in millionths. */
interface FinalPlace {
  rank: number
  player_id: number
  return_rate: number
  asset: number
  closed_trades: number
  won_trades: number
}

interface Final {
  competition_id: string
  version: number
  /** The last trading day. */
  day: string
  initial_fund: number
  /** The hash of the version before; empty: there is none. */
  replaces: string
  places: readonly FinalPlace[]
  awards: readonly Award[]
}

/**
 * A final ranking in words, always the same for the same ranking. UTF-8; each line ends with a line feed, fields are
 * set apart by tabs:
 *
 *     final, competition_id, version, last day of trading, initial fund in fen, hash of the version before or -
 * place, rank, player_id, return in millionths, asset in fen, sales with a profit, all sales    for each player with a
 * rank     prize, rank, player_id or - where nobody gets it, value in fen, name                          for each place
 * with a prize
 *
 * Players are named by their numbers alone: what they call themselves goes when they have themselves erased, and the
 * text stays. The hash is SHA-256 over its bytes: `sha256sum` of a file with the text says the same.
 */
export function finalText(final: Final): string {
  const { competition_id, version, day, initial_fund, replaces, places, awards } = final
  const lines = [
    ['final', competition_id, version, day, initial_fund, replaces || '-'],
    ...places.map((place) => [
      'place',
      place.rank,
      place.player_id,
      place.return_rate,
      place.asset,
      place.won_trades,
      place.closed_trades,
    ]),
    ...awards.map(({ rank, player_id, is_won, value, name }) => [
      'prize',
      rank,
      is_won ? player_id : '-',
      value,
      name.replace(/\s+/g, ' '),
    ]),
  ]
  return lines.map((fields) => `${fields.join('\t')}\n`).join('')
}

/** In lower-case hexadecimal, as the database computes it too. */
export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
