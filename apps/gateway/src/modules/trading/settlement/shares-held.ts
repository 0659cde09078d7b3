import { type SQL, sql } from 'drizzle-orm'
import { simPosition, simShareLedger } from '../account-tables'
import { simPlayer } from '../contest-tables'

/** Players by their numbers, the second not included. Null: no bound, and without both it is everybody. */
export interface PlayerRange {
  from: number | null
  until: number | null
}

/**
 * A part of a query: what the players of a contest held at the end of a day, as `player_id`, `code` and `qty`. It is what they
 * hold now less what has moved since, so that a day that is settled late comes to the same. Of some shares, or some players.
 */
export function sharesHeld(
  competition_id: string,
  day: string,
  { codes, players }: { codes?: readonly string[]; players?: PlayerRange },
): SQL {
  const isOne = codes ? sql`code = ANY(${sql.param([...codes])}::text[])` : sql`true`
  const isTheirs = players ? isWithin(players) : sql`true`
  return sql`(SELECT p.player_id, m.code, sum(m.qty)::bigint AS qty
    FROM (SELECT player_id, code, qty FROM ${simPosition} WHERE qty > 0 AND ${isOne} AND ${isTheirs}
      UNION ALL SELECT player_id, code, -qty FROM ${simShareLedger}
        WHERE day > ${day}::date AND qty <> 0 AND ${isOne} AND ${isTheirs}) AS m
    JOIN ${simPlayer} AS p ON p.player_id = m.player_id
    WHERE p.competition_id = ${competition_id}
    GROUP BY p.player_id, m.code HAVING sum(m.qty) > 0)`
}

/** Part of a condition. A bound that bounds nothing is left out, as it makes the planner expect next to nobody. */
export function isWithin({ from, until }: PlayerRange, player_id: SQL = sql`player_id`): SQL {
  const isFrom = from === null ? sql`true` : sql`${player_id} >= ${from}::bigint`
  const isUntil = until === null ? sql`true` : sql`${player_id} < ${until}::bigint`
  return sql`${isFrom} AND ${isUntil}`
}

/**
 * A part of a query: the codes of which somebody may have held shares at the end of a day, those of other contests and of
 * later purchases among them. It looks at each holding once, and adds up none.
 */
export function codesHeld(day: string): SQL {
  return sql`(SELECT code FROM ${simPosition} WHERE qty > 0
    UNION SELECT code FROM ${simShareLedger} WHERE day > ${day}::date AND qty <> 0)`
}
