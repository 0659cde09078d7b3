import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { memberNames } from '../../members'
import { pageSchedule } from '../page-draft-tables'
import { pageVersion } from '../page-tables'

/** Who set the schedule, once joined. */
export const setter = memberNames('setter')

export type Schedule = NonNullable<StudioResponse<StudioOperations['pageSchedule']>['schedule']>

/** What is scheduled for a page, as members see it. Null: nothing. */
export async function findSchedule(db: Orm | Transaction, pageId: number): Promise<Schedule | null> {
  const [row] = await db
    .select(scheduleColumns)
    .from(pageSchedule)
    .innerJoin(setter, eq(setter.member_id, pageSchedule.set_by))
    .leftJoin(pageVersion, eq(pageVersion.id, pageSchedule.version_id))
    .where(eq(pageSchedule.page_id, pageId))
  return row ? listedSchedule(row) : null
}

export const scheduleColumns = {
  publish_at: pageSchedule.publish_at,
  version: pageVersion.version,
  take_down_at: pageSchedule.take_down_at,
  by: setter.name,
  problem: pageSchedule.problem,
}

export function listedSchedule({
  publish_at,
  take_down_at,
  ...rest
}: Omit<Schedule, 'publish_at' | 'take_down_at'> & {
  publish_at: Date | null
  take_down_at: Date | null
}): Schedule {
  return {
    ...rest,
    publish_at: publish_at?.toISOString() ?? null,
    take_down_at: take_down_at?.toISOString() ?? null,
  }
}
