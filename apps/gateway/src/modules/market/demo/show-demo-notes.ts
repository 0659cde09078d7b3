import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { todayInChina } from '../../../db/china-days'
import { staffNames } from '../../staff'
import { findInstruments } from '../market-store'
import { instrumentNote } from '../note-tables'

/** Facts to look at, and nothing to act on: made-up notes, too, must be what an adviser could say. */
const NOTES = [
  {
    code: '609901',
    days: 60,
    isOut: true,
    text: '（示例）关注季报里的合同负债和经营现金流，它们比单季净利润更能说明渠道的回款情况。',
  },
  {
    code: '609902',
    days: 30,
    isOut: true,
    text: '（示例）公司订单集中在第四季度确认，前三季度的利润率不宜简单外推，请结合年报阅读。',
  },
  {
    code: '609901',
    days: 90,
    isOut: false,
    text: '（示例）年报已披露：合同负债同比持平，经营现金流为正。请留意分红方案和存货的变化，并按自己的承受能力控制仓位。',
  },
] as const

/**
 * Adds what the demo's registered advisers say about its shares: some is out, as if a second person had approved it,
 * and one version is waiting. Without an adviser there is none. Existing data stays.
 */
export async function showDemoNotes({ db }: Pick<Context, 'db'>): Promise<void> {
  if ((await db.orm.$count(instrumentNote)) > 0) return
  const [adviser] = (await db.orm.select().from(staffNames('adviser')))
    .filter(({ cert_no }) => cert_no !== '')
    .sort((one, other) => one.staff_id - other.staff_id)
  const known = await findInstruments(
    db.orm,
    NOTES.map(({ code }) => code),
  )
  const notes = NOTES.filter(({ code }) => known.has(code))
  if (!adviser || notes.length === 0) return
  await db.orm.insert(instrumentNote).values(
    notes.map(({ code, days, isOut, text }) => ({
      ...{ code, text, staff_id: adviser.staff_id, adviser: adviser.name, adviser_no: adviser.cert_no },
      good_until: sql`${todayInChina} + ${days}::int`,
      is_simulated: true,
      ...(isOut && { state: 'out' as const, decided_at: sql`now()` }),
    })),
  )
}
