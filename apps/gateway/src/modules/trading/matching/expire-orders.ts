import { and, asc, eq, lte } from 'drizzle-orm'
import type { Context } from '../../../context'
import { chinaDay, chinaTime } from '../../../time/china-time'
import { simOrder } from '../order-tables'
import { endOrders } from './end-orders'
import { takeTurn } from './lock-book'
import { processNext } from './process-ticks'

/** When a day is over by China time: delayed quotes of the closing auction have arrived by then. */
const OVER_AT = '15:10'

/** Few enough at once that no statement takes long. */
const AT_ONCE = 5_000

const OF_THE_DAY = '当日有效，收盘时未成交的部分已撤销'

/** The last day that is over at a moment, as far as orders are concerned: it may be one without trading. */
export function lastDayOver(now: Date): string {
  const isOver = chinaTime(now).slice(11, 16) >= OVER_AT
  return isOver ? chinaDay(now) : chinaDay(new Date(now.getTime() - 86_400_000))
}

/**
 * Ends the open orders of a day and earlier ones, once every quote that has arrived was matched against them. Returns
 * how many orders there were; if another process is doing it, that is none here.
 */
export async function expireOrders({ db }: Pick<Context, 'db'>, day: string): Promise<number> {
  for (let expired = 0; ; ) {
    const ended = await db.orm.transaction(async (tx) => {
      const due = await tx
        .select({ order_id: simOrder.order_id })
        .from(simOrder)
        .where(and(eq(simOrder.state, 'open'), lte(simOrder.day, day)))
        .orderBy(asc(simOrder.order_id))
        .limit(AT_ONCE)
      if (due.length === 0 || !(await takeTurn(tx))) return 0
      // One after the other in one transaction: it is the end of the day, and nobody waits for it.
      while (await processNext(tx));
      return endOrders(
        tx,
        due.map(({ order_id }) => order_id),
        { state: 'expired', remark: OF_THE_DAY },
      )
    })
    if (ended === 0) return expired
    expired += ended
  }
}
