import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { pageEvent } from '../../events'
import { joinParts, PARTS, partsOf } from '../counted-parts'
import { FORM_BLOCKS, isOfForm, namesIn, REFUSALS, stepOf } from '../form-steps'
import { countedChannel } from '../kept-channels'
import { countedCode } from '../our-pages'
import { arrivedInMonths } from '../raw-rows'
import { formDay } from '../report-tables'
import { withOthers } from './with-others'

/** That somebody was refused after reaching their last step: earlier refusals are what they got past. */
const AFTER_STEP = sql`max(seq) FILTER (WHERE name IN ${namesIn(REFUSALS)}) > coalesce(${firstOfLastStep()}, 0)`

/**
 * Counts how far views came in each form first seen in this time, and what they were last refused with there. `late`:
 * until when their later steps count. A view that began a form on an earlier day belongs to that day; that is only
 * looked up for a view not recorded as seeing the form. `most`: see `Most`. `isOfStep` lets a test get it wrong.
 */
export async function countForms(
  tx: Transaction,
  day: string,
  { from, to, late }: { from: SQL; to: SQL; late: SQL },
  most: number,
  isOfStep: SQL = AFTER_STEP,
): Promise<void> {
  const isHere = sql`e.block IN ${namesIn(FORM_BLOCKS)} AND ${isOfForm(sql`e.name`)}`
  const code = countedCode('e')
  const rows = sql`
    SELECT ${PARTS}, block_id, block, step, code, count(*) AS count
    FROM (
      SELECT session_month, session_id, view_seq, ${PARTS}, block_id, block,
        coalesce(max(${stepOf(sql`name`)}), 0) AS step,
        coalesce(CASE WHEN ${isOfStep}
          THEN (array_agg(code ORDER BY seq DESC) FILTER (WHERE name IN ${namesIn(REFUSALS)}))[1] END, -1) AS code
      FROM (
        SELECT e.session_month, e.session_id, e.view_seq, e.seq, e.name, e.code, e.block_id, e.block, e.created_at,
          ${partsOf('e', code, countedChannel('e', code, sql`${day}::date`))}
        FROM ${pageEvent} AS e ${joinParts('e')} WHERE ${arrivedInMonths('e', { from, to: late })} AND ${isHere}
      ) AS o
      GROUP BY session_month, session_id, view_seq, ${PARTS}, block_id, block
      HAVING min(created_at) < ${to} AND (bool_or(name = 'expose') OR NOT EXISTS (
        SELECT FROM ${pageEvent} AS e WHERE e.session_month = o.session_month AND e.session_id = o.session_id
          AND e.view_seq = o.view_seq AND e.block_id = o.block_id AND e.created_at < ${from} AND ${isHere}))
    ) AS v
    GROUP BY ${PARTS}, block_id, block, step, code`
  await tx.execute(sql`DELETE FROM ${formDay} AS f WHERE f.day = ${day}`)
  await tx.execute(sql`
    INSERT INTO ${formDay} (day, ${PARTS}, block_id, block, step, code, count)
    SELECT ${day}::date, o.* FROM (${withOthers({ rows, parts: PARTS, did: sql.raw('step'), most })}) AS o`)
}

/** The number of the event by which a view first reached its last step. */
function firstOfLastStep(): SQL {
  const step = stepOf(sql`name`)
  return sql`(array_agg(seq ORDER BY ${step} DESC, seq) FILTER (WHERE ${step} IS NOT NULL))[1]`
}
