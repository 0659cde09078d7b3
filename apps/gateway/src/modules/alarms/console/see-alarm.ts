import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { type Actor, appendAudit } from '../../audit'
import { alarm } from '../alarm-tables'

/** Records that a member has seen an alarm and is handling it, even if it has ended since. */
export async function seeAlarm(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { member_id }: Pick<Member, 'member_id'>,
  { alarm_id, note }: StudioInput<StudioOperations['alarmSeen']>,
): Promise<StudioResponse<StudioOperations['alarmSeen']>> {
  return db.orm.transaction(async (tx) => {
    const [seen] = await tx
      .update(alarm)
      .set({ seen_at: sql`now()`, seen_by: member_id, note })
      .where(eq(alarm.alarm_id, alarm_id))
      .returning({ page_code: alarm.page_code })
    if (!seen) throw new AppError(studioErrors.notFound)
    await appendAudit({ config }, tx, actor, {
      action: 'alarm.seen',
      subject: `alarm:${alarm_id}`,
      after: { page_code: seen.page_code, note },
    })
    return {}
  })
}
