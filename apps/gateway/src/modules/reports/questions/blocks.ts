import { type SQL, sql } from 'drizzle-orm'
import { startOfDay } from '../../../db/china-days'
import type { Orm } from '../../../db/database'
import { pageEvent } from '../../events'
import { joinParts, partsOf } from '../counted-parts'
import { namesIn, REFUSALS } from '../form-steps'
import { askedChannel } from '../kept-channels'
import { countedCode } from '../our-pages'
import { arrivedInMonths } from '../raw-rows'
import { blockDay } from '../report-tables'
import type { BlockFigures } from './questions'
import { isAdmitted, isOfCodes, isOfScope, type OfCodes } from './scope'

const MOST_BLOCKS = 1_000
const MOST_CODES = 20

/** What was seen and tapped of each block, most seen first. */
export async function blocksOf(orm: Orm, asked: OfCodes): Promise<BlockFigures[]> {
  const count = (name: string) => sql`coalesce(sum(count) FILTER (WHERE name = ${name}), 0)::int`
  const why = sql`name IN ${namesIn(['action_fail', ...REFUSALS])} AND code >= 0`
  const { rows } = await orm.execute<BlockFigures & Record<string, unknown>>(sql`
    WITH counted AS MATERIALIZED (${countedOf(asked)}), codes AS (
      SELECT block_id, block, jsonb_agg(jsonb_build_object('code', code, 'count', count) ORDER BY place) AS codes
      FROM (
        SELECT block_id, block, code, sum(count)::int AS count,
          row_number() OVER (PARTITION BY block_id, block ORDER BY sum(count) DESC, code) AS place
        FROM counted WHERE ${why} GROUP BY block_id, block, code
      ) AS c WHERE place <= ${MOST_CODES} GROUP BY block_id, block
    ), blocks AS (
      SELECT block_id, block, ${count('expose')} AS exposures, ${count('click')} AS clicks,
        ${count('action_ok')} AS done, ${count('action_fail')} AS failed
      FROM counted GROUP BY block_id, block
    )
    SELECT blocks.*, coalesce(codes.codes, '[]') AS codes FROM blocks LEFT JOIN codes USING (block_id, block)
    ORDER BY exposures DESC, block_id COLLATE "C", block COLLATE "C" LIMIT ${MOST_BLOCKS}`)
  return rows
}

/** Events of a page by block, name and code. Those of one channel are counted from the events themselves. */
function countedOf(asked: OfCodes): SQL {
  if (asked.channel === undefined)
    return sql`SELECT block_id, block, name, code, count FROM ${blockDay} AS b WHERE ${isOfScope({ of: 'page', ...asked })}`
  const code = countedCode('e')
  const parts = partsOf('e', code, askedChannel('e', code, asked.channel))
  const span = { from: startOfDay(asked.from), to: startOfDay(asked.to, 1) }
  return sql`SELECT block_id, block, name, coalesce(code, -1) AS code, count(*) AS count
    FROM (
      SELECT e.block_id, e.block, e.name, e.code, ${parts} FROM ${pageEvent} AS e ${joinParts('e')}
      WHERE ${isOfCodes(sql.raw('e.page_code'), asked.codes)} AND ${arrivedInMonths('e', span)}
    ) AS e WHERE ${isAdmitted(asked)} GROUP BY 1, 2, 3, 4`
}
