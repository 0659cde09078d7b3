import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { BillDayRow, DifferenceRow } from './bill-store'

type Day = StudioResponse<StudioOperations['billDayList']>['list'][number]
type Listed = StudioResponse<StudioOperations['differenceList']>['list'][number]

/**
 * What can be settled by asking the supplier or by recording the payment. The others explain themselves, or need a name
 * and a reason.
 */
const SETTLED_BY_ASKING: ReadonlySet<DifferenceRow['kind']> = new Set([
  'payment_theirs',
  'payment_ours',
  'refund_theirs',
  'refund_ours',
])

/** A day as members read it. */
export function listedDay(row: BillDayRow, counts: Pick<Day, 'open' | 'settled' | 'signed'>): Day {
  const { compared_at: _, ...day } = row
  return {
    ...day,
    ...counts,
    key: `${row.supplier}.${row.day}`,
    asked_at: row.asked_at?.toISOString() ?? null,
    fetched_at: row.fetched_at?.toISOString() ?? null,
  }
}

/** A difference as members read it. */
export function listedDifference(row: DifferenceRow, decided_by: string | null): Listed {
  const { created_at: _, ...difference } = row
  return {
    ...difference,
    decided_by,
    ours_at: row.ours_at?.toISOString() ?? null,
    theirs_at: row.theirs_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    can_settle: row.state === 'open' && SETTLED_BY_ASKING.has(row.kind),
  }
}
