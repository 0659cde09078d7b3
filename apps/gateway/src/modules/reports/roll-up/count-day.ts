import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { chinaMidnight, dayAfter } from '../../../time/china-time'
import { conversion } from '../../conversions'
import { joinParts, PARTS, partsOf } from '../counted-parts'
import { countedChannel } from '../kept-channels'
import { countedCode } from '../our-pages'
import { arrivedIn, moment } from '../raw-rows'
import { conversionDay } from '../report-tables'
import { addUpTraffic } from './add-up-traffic'
import { countBlocks } from './count-blocks'
import { countForms } from './count-forms'
import type { Most } from './most'
import type { Piece } from './pieces'

/** Recounts the day of a piece, as far as the piece goes. */
export async function countDay(
  tx: Transaction,
  { day, to }: Pick<Piece, 'day' | 'to'>,
  { blocks, forms }: Pick<Most, 'blocks' | 'forms'>,
): Promise<void> {
  const span = { from: moment(chinaMidnight(day)), to: moment(to) }
  await addUpTraffic(tx, day)
  await countBlocks(tx, day, span, blocks)
  await countForms(tx, day, { ...span, late: moment(chinaMidnight(dayAfter(day, 2))) }, forms)
  await countConversions(tx, day, span)
}

interface Span {
  from: SQL
  to: SQL
}

async function countConversions(tx: Transaction, day: string, span: Span): Promise<void> {
  const code = countedCode('c')
  const parts = partsOf('c', code, countedChannel('c', code, sql`${day}::date`))
  await tx.execute(sql`DELETE FROM ${conversionDay} AS c WHERE c.day = ${day}`)
  await tx.execute(sql`
    INSERT INTO ${conversionDay} (day, kind, ${PARTS}, count, amount)
    SELECT ${day}::date, kind, ${PARTS}, count(*), coalesce(sum(amount), 0)
    FROM (
      SELECT c.kind, ${parts}, c.amount FROM ${conversion} AS c ${joinParts('c')} WHERE ${arrivedIn('c', span)}
    ) AS done
    GROUP BY kind, ${PARTS}`)
}
