import { type SQL, sql } from 'drizzle-orm'
import { simPosition, simShareLedger } from '../account-tables'
import { simPlayer } from '../contest-tables'

/** A range of player numbers, the second exclusive. Null: no bound; without either it is everybody. */
export interface PlayerRange {
  from: number | null
  until: number | null
}

/**
 * A subquery: the holdings of a contest's players at the end of a day, as `player_id`, `code` and `qty`. They are
 * today's holdings less later movements, so that settling a day late gives the same result. For some shares, or some
 * players.
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

/** Part of a condition. A missing bound is left out, as it would make the planner expect next to no rows. */
export function isWithin({ from, until }: PlayerRange, player_id: SQL = sql`player_id`): SQL {
  const isFrom = from === null ? sql`true` : sql`${player_id} >= ${from}::bigint`
  const isUntil = until === null ? sql`true` : sql`${player_id} < ${until}::bigint`
  return sql`${isFrom} AND ${isUntil}`
}

/**
 * A subquery: the codes of shares that somebody may have held at the end of a day, including those of other contests
 * and of later purchases. It reads each holding once, and sums none.
 */
export function codesHeld(day: string): SQL {
  return sql`(SELECT code FROM ${simPosition} WHERE qty > 0
    UNION SELECT code FROM ${simShareLedger} WHERE day > ${day}::date AND qty <> 0)`
}
