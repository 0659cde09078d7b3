import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { chinaDay } from '../../../time/china-time'
import { corporateAction, dailyBar, instrument, marketNotice, quote, tradeCalendar } from '../market-tables'
import { type CalendarDay, demoYear } from './demo-calendar'
import { type DemoMarket, demoMarket } from './demo-market'

/** Adds made-up shares and a year of made-up trading if there is no instrument yet. Existing data stays. */
export async function showDemoMarket({ db }: Pick<Context, 'db'>, now: number = Date.now()): Promise<void> {
  if ((await db.orm.$count(instrument)) > 0) return
  const today = chinaDay(new Date(now))
  const year = Number(today.slice(0, 4))
  const calendar = [year - 1, year, year + 1].flatMap(demoYear)
  const market = demoMarket(calendar, today)
  await db.orm.transaction(async (tx) => {
    await insertCalendar(tx, calendar)
    await tx.insert(instrument).values(market.instruments)
    await insertBars(tx, market.bars)
    await tx.insert(quote).values(market.quotes)
    await tx.insert(corporateAction).values(market.actions)
    await tx.insert(marketNotice).values(market.notices)
  })
}

async function insertCalendar(tx: Transaction, days: readonly CalendarDay[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${tradeCalendar} (day, is_open)
    SELECT * FROM unnest(${sql.param(days.map(({ day }) => day))}::date[],
      ${sql.param(days.map(({ is_open }) => is_open))}::boolean[])
    ON CONFLICT DO NOTHING`)
}

/** Ten thousand rows in one statement, which should not be noticeable at a first start. */
async function insertBars(tx: Transaction, bars: DemoMarket['bars']): Promise<void> {
  const column = (name: keyof DemoMarket['bars'][number]) => sql.param(bars.map((bar) => bar[name]))
  await tx.execute(sql`
    INSERT INTO ${dailyBar} (code, day, open, high, low, close, prev_close, volume, amount, source, is_simulated)
    SELECT given.*, ${bars[0]?.source ?? ''}, true
    FROM unnest(${column('code')}::text[], ${column('day')}::date[], ${column('open')}::bigint[],
      ${column('high')}::bigint[], ${column('low')}::bigint[], ${column('close')}::bigint[],
      ${column('prev_close')}::bigint[], ${column('volume')}::bigint[], ${column('amount')}::bigint[]) AS given`)
}
