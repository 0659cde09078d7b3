import type { Orm } from '../../../db/database'
import { chinaDay } from '../../../time/china-time'
import type { Phase } from '../../exchange'
import { tradingDay } from '../../market'
import { phaseAt } from '../matching/meet-quotes'

/** From the end of the morning auction to the close, without the midday break. */
const OPEN: ReadonlySet<Phase> = new Set<Phase>(['continuous', 'closing_auction'])

/** Whether the exchanges trade at a moment. In a year without a known calendar they do not. */
export async function isMarketOpen(db: Orm, at: Date): Promise<boolean> {
  if (!OPEN.has(phaseAt(at))) return false
  return (await tradingDay(db, chinaDay(at))) === 'open'
}
