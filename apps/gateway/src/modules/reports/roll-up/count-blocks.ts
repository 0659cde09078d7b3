import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { pageEvent } from '../../events'
import { joinParts, partsOf } from '../counted-parts'
import { countedCode } from '../our-pages'
import { arrivedInMonths } from '../raw-rows'
import { blockDay } from '../report-tables'
import { withOthers } from './with-others'

/** What events of blocks are told apart by: not by channel, as there are as many of those as visitors like. */
const PARTS = sql.raw('page_code, page_version, variant, container')

/** Counts the events of each block in this time. `most`: see `Most`. */
export async function countBlocks(
  tx: Transaction,
  day: string,
  span: { from: SQL; to: SQL },
  most: number,
): Promise<void> {
  const rows = sql`
    SELECT ${PARTS}, block_id, block, name, code, count(*) AS count
    FROM (
      SELECT ${partsOf('e', countedCode('e'))}, e.block_id, e.block, e.name, coalesce(e.code, -1) AS code
      FROM ${pageEvent} AS e ${joinParts('e')} WHERE ${arrivedInMonths('e', span)}
    ) AS happened GROUP BY ${PARTS}, block_id, block, name, code`
  await tx.execute(sql`DELETE FROM ${blockDay} AS b WHERE b.day = ${day}`)
  await tx.execute(sql`
    INSERT INTO ${blockDay} (day, ${PARTS}, block_id, block, name, code, count)
    SELECT ${day}::date, o.* FROM (${withOthers({ rows, parts: PARTS, did: sql.raw('name'), most })}) AS o`)
}
