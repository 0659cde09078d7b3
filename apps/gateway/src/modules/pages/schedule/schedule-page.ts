import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { type Actor, appendAudit } from '../../audit'
import { refuseUnapproved } from '../approval/refuse-unapproved'
import { moveOf } from '../page-state'
import { lockPage, updatePage } from '../page-store'
import { prepareVersion } from '../publish/prepare-version'
import { findSchedule } from './schedule-rows'
import { dropSchedule, insertSchedule, secondsUntil } from './schedule-store'

type PageSchedule = StudioOperations['pageSchedule']

const REVERSED = { ...studioErrors.invalidParameters, msg: '下线时间要晚于发布时间' }

/**
 * Schedules what is to happen to a page, replacing any earlier schedule. What goes live is the version that is made
 * now: nobody publishes by typing on. With errors nothing is scheduled. Throws `conflict` when something is to go live
 * that is not at this revision, `pastMoment` by the database's clock, and `notApproved`.
 */
export async function schedulePage(
  ctx: Pick<Context, 'config' | 'company' | 'db' | 'jobs'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  input: StudioInput<PageSchedule>,
): Promise<StudioResponse<PageSchedule>> {
  const { code, revision } = input
  const publish_at = dateOf(input.publish_at)
  const take_down_at = dateOf(input.take_down_at)
  if (publish_at && take_down_at && publish_at >= take_down_at) throw new AppError(REVERSED)
  return ctx.db.orm.transaction(async (tx) => {
    const page = await lockPage(tx, code)
    if (!page) throw new AppError(studioErrors.notFound)
    const moments = [publish_at, take_down_at].filter((moment) => moment !== null)
    const waits = await secondsUntil(tx, moments)
    if (waits.some((seconds) => seconds <= 0)) throw new AppError(studioErrors.pastMoment)
    const { prepared, findings } = publish_at
      ? await prepareVersion(ctx, tx, page, { revision, by: actor.who })
      : { prepared: undefined, findings: [] }
    if (publish_at && !prepared) return { schedule: await findSchedule(tx, page.id), findings }
    // Whoever sets a time should not have to be present when it comes.
    if (prepared) await refuseUnapproved(ctx, tx, prepared.version.id)
    const before = await findSchedule(tx, page.id)
    await dropSchedule(tx, page.id)
    if (moments.length > 0) {
      const version_id = prepared?.version.id ?? null
      await insertSchedule(tx, { page_id: page.id, version_id, publish_at, take_down_at, set_by: member_id })
      const move = moveOf('schedule', page)
      if (move) await updatePage(tx, page.id, move)
    }
    for (const afterSeconds of waits) {
      await ctx.jobs.enqueue(tx, 'page-schedule', { page_id: page.id }, { afterSeconds })
    }
    const schedule = await findSchedule(tx, page.id)
    if (before || schedule) {
      await appendAudit(ctx, tx, actor, {
        action: 'page.schedule',
        subject: `page:${code}`,
        before: before && momentsOf(before),
        after: schedule && momentsOf(schedule),
      })
    }
    return { schedule, findings }
  })
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

function momentsOf({
  publish_at,
  version,
  take_down_at,
}: NonNullable<Awaited<ReturnType<typeof findSchedule>>>) {
  return { publish_at, version, take_down_at }
}
