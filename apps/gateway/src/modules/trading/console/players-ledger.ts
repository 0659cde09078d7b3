import type { SimMove, StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { microsOf, momentOf } from '../../../db/micros'
import { findInstruments } from '../../market'
import { simCashLedger, simShareLedger } from '../account-tables'
import { refuseUnknownPlayer } from './players-known'

type Answer = StudioResponse<StudioOperations['simPlayerLedger']>

/** An entry of either ledger, as PostgreSQL gives it. */
interface Entry extends Record<string, unknown> {
  ledger: 'cash' | 'shares'
  entry_id: string
  day: string
  move: SimMove
  ref: string
  code: string
  free: string
  held: string
  receivable: string
  cost: string
  moved_ms: string
  micros: string
}

/**
 * The next movements of a player's money and shares, by trading day and then by when they were written, newest first:
 * what is announced late belongs to an earlier day. Throws `notFound`.
 */
export async function listPlayerLedger(
  { db: { orm } }: Pick<Context, 'db'>,
  { player_id, after, limit }: StudioInput<StudioOperations['simPlayerLedger']>,
): Promise<Answer> {
  await refuseUnknownPlayer(orm, player_id)
  const rows = await findEntries(orm, player_id, { after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const instruments = await findInstruments(
    orm,
    shown.map(({ code }) => code),
  )
  return {
    list: shown.map(({ ledger, entry_id, day, move, ref, code, ...amounts }) => ({
      entry: `${ledger}.${entry_id}`,
      ledger,
      day,
      move,
      ref,
      code,
      name: instruments.get(code)?.name ?? '',
      free: Number(amounts.free),
      held: Number(amounts.held),
      receivable: Number(amounts.receivable),
      cost: Number(amounts.cost),
      moved_at: new Date(Number(amounts.moved_ms)).toISOString(),
    })),
    next: rows.length > limit && last ? `${last.day}.${last.micros}.${last.ledger}.${last.entry_id}` : null,
  }
}

async function findEntries(
  db: Orm,
  player_id: number,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Entry[]> {
  const { rows } = await db.execute<Entry>(sql`
    SELECT ledger, entry_id::text, day::text, move, ref, code, free::text, held::text, receivable::text, cost::text,
      (extract(epoch FROM moved_at) * 1000)::bigint::text AS moved_ms,
      ${microsOf(sql`moved_at`)} AS micros
    FROM (
      SELECT 'cash' AS ledger, c.entry_id, c.day, c.move, c.ref, '' AS code, c.cash AS free, c.held, c.receivable, 0 AS cost,
        c.moved_at FROM ${simCashLedger} AS c WHERE c.player_id = ${player_id}
      UNION ALL
      SELECT 'shares', s.entry_id, s.day, s.move, s.ref, s.code, s.qty, s.held, 0, s.cost, s.moved_at
        FROM ${simShareLedger} AS s WHERE s.player_id = ${player_id}) AS entry
    WHERE ${isAfter(after)}
    ORDER BY day DESC, moved_at DESC, ledger DESC, entry_id DESC LIMIT ${limit}`)
  return rows
}

/** After the entry that `next` named; anything else begins at the start. */
function isAfter(text: string | undefined): SQL {
  const [, day = '', micros, ledger, id] =
    /^(\d{4}-\d\d-\d\d)\.(-?\d{1,17})\.(cash|shares)\.(\d{1,15})$/.exec(text ?? '') ?? []
  if (micros === undefined) return sql`true`
  // As text, which sorts the same: what looks like a day need not be one.
  return sql`(day::text, moved_at, ledger, entry_id)
    < (${day}, ${momentOf(micros)}, ${ledger}::text, ${id}::bigint)`
}
