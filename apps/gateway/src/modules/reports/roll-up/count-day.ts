import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { chinaMidnight, dayAfter } from '../../../time/china-time'
import { conversion } from '../../conversions'
import { pageEvent } from '../../events'
import { countedChannel } from '../kept-channels'
import { countedCode, joinOurs } from '../our-pages'
import { arrivedIn, arrivedInMonths, moment, PARTS, partsOf } from '../raw-rows'
import { blockDay, conversionDay } from '../report-tables'
import { addUpTraffic } from './add-up-traffic'
import { countForms } from './count-forms'
import type { Piece } from './pieces'

/** Counts anew the day that a piece is of, as far as the piece goes. */
export async function countDay(tx: Transaction, { day, to }: Pick<Piece, 'day' | 'to'>): Promise<void> {
  const span = { from: moment(chinaMidnight(day)), to: moment(to) }
  await addUpTraffic(tx, day)
  await countBlocks(tx, day, span)
  await countForms(tx, day, { ...span, late: moment(chinaMidnight(dayAfter(day, 2))) })
  await countConversions(tx, day, span)
}

interface Span {
  from: SQL
  to: SQL
}

async function countBlocks(tx: Transaction, day: string, span: Span): Promise<void> {
  await tx.execute(sql`DELETE FROM ${blockDay} AS b WHERE b.day = ${day}`)
  await tx.execute(sql`
    INSERT INTO ${blockDay} (day, page_code, page_version, variant, container, block_id, block, name, code, count)
    SELECT ${day}::date, ${countedCode('e')}, coalesce(e.page_version, 0), coalesce(e.variant, ''), coalesce(e.container, ''),
      e.block_id, e.block, e.name, coalesce(e.code, -1), count(*)
    FROM ${pageEvent} AS e ${joinOurs('e')} WHERE ${arrivedInMonths('e', span)}
    GROUP BY 2, 3, 4, 5, 6, 7, 8, 9`)
}

async function countConversions(tx: Transaction, day: string, span: Span): Promise<void> {
  const code = countedCode('c')
  const parts = partsOf('c', code, countedChannel('c', code, sql`${day}::date`))
  await tx.execute(sql`DELETE FROM ${conversionDay} AS c WHERE c.day = ${day}`)
  await tx.execute(sql`
    INSERT INTO ${conversionDay} (day, kind, ${PARTS}, count, amount)
    SELECT ${day}::date, kind, ${PARTS}, count(*), coalesce(sum(amount), 0)
    FROM (
      SELECT c.kind, ${parts}, c.amount FROM ${conversion} AS c ${joinOurs('c')} WHERE ${arrivedIn('c', span)}
    ) AS done
    GROUP BY kind, ${PARTS}`)
}
