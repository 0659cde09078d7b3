import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { limitMember } from '../../limits/limit-member'
import { chinaDay } from '../../time/china-time'
import { type Actor, appendAudit } from '../audit'
import { readBillDay } from './list-days'
import { reconcileDay } from './reconcile-day'
import type { ReconciliationTools } from './reconciliation-tools'

type Run = StudioOperations['billDayRun']

/** Each run may ask a supplier for a file. */
const LIMIT = { name: 'bill-day-run', perHour: 120 }

/**
 * Compares a day once more, and asks for its bill if there is none. Throws `notFound` for today and future days, which
 * have no bill, and `tooManyRequests` above a member's limit.
 */
export async function runDay(
  tools: ReconciliationTools,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  of: StudioInput<Run>,
): Promise<StudioResponse<Run>> {
  await limitMember(tools.db, LIMIT, member)
  if (of.day >= chinaDay(new Date())) throw new AppError(studioErrors.notFound)
  const { state, problem } = await reconcileDay(tools, of)
  await tools.db.orm.transaction((tx) =>
    appendAudit(tools, tx, actor, {
      action: 'reconciliation.run',
      subject: `bill:${of.supplier}.${of.day}`,
      after: { state, ...(problem && { problem }) },
    }),
  )
  return { day: await readBillDay(tools, of) }
}
