import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { checkedBy, past, type Refusals, refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { pageDocuments } from '../../pages'
import { tellHolders } from '../../reminders'
import { refuseUnknownSpeaker, UNKNOWN_SPEAKER } from '../../staff'
import { liveEvent } from '../live-tables'
import { liveState } from './live-state'

type Services = Pick<Context, 'config' | 'company' | 'db'>
type Fields = StudioInput<StudioOperations['liveCreate']>

const NOWHERE = past('直播的时间已经过去，请重新选择，或者填写回放地址')
const OVER = past('直播已结束，不能再改时间')
const OVER_ALREADY = past('直播已结束，不能再取消')
const CANCELLED = past('直播已取消，不能再修改')

/** What the table's own rules forbid, worded for whoever typed it. */
const REFUSALS: Refusals = [
  ['live_event_span', refusal('结束时间要晚于开始时间')],
  ['live_event_staff_id_staff_staff_id_fk', UNKNOWN_SPEAKER],
]

/**
 * Creates a stream. Throws `pastMoment` for one that is over and could not be watched anywhere, and `unusableDocument`
 * if its title breaks a rule of pages.
 */
export async function createLive(
  ctx: Services,
  actor: Actor,
  fields: Fields,
): Promise<StudioResponse<StudioOperations['liveCreate']>> {
  await pageDocuments.refuseFaultyTexts(ctx, [fields.title])
  const live_id = randomUUID()
  return ctx.db.orm.transaction(async (tx) => {
    await refuseUnknownSpeaker(tx, fields.staff_id)
    const [made] = await checkedBy(
      REFUSALS,
      tx
        .insert(liveEvent)
        .values({ ...asStored(fields), live_id })
        .returning({ state: liveState })
        .execute(),
    )
    if (made?.state === 'over' && fields.replay_url === '') throw new AppError(NOWHERE)
    await appendAudit(ctx, tx, actor, {
      action: 'live.create',
      subject: `live:${live_id}`,
      after: fields,
    })
    return { live_id }
  })
}

/**
 * Changes a stream. Throws `conflict` if somebody else has changed it since, and `pastMoment` for a cancelled one, for
 * a new time for one that is over, and for a time that is over; `unusableDocument` as above.
 */
export async function changeLive(
  ctx: Services,
  actor: Actor,
  { live_id, base_revision, ...fields }: StudioInput<StudioOperations['liveChange']>,
): Promise<StudioResponse<StudioOperations['liveChange']>> {
  await pageDocuments.refuseFaultyTexts(ctx, [fields.title])
  return ctx.db.orm.transaction(async (tx) => {
    const { live, state } = await lockLive(tx, live_id)
    if (live.revision !== base_revision) throw new AppError(studioErrors.conflict)
    if (state === 'cancelled') throw new AppError(CANCELLED)
    const [before, after] = [asSent(live), asSent(asStored(fields))]
    if (isDeepStrictEqual(before, after)) return { revision: base_revision }
    const isMoved = before.start_at !== after.start_at || before.end_at !== after.end_at
    if (isMoved && state === 'over') throw new AppError(OVER)
    // A speaker who has left since remains the speaker.
    if (before.staff_id !== after.staff_id) await refuseUnknownSpeaker(tx, after.staff_id)
    const revision = base_revision + 1
    const [changed] = await checkedBy(
      REFUSALS,
      tx
        .update(liveEvent)
        .set({ ...asStored(fields), revision, updated_at: sql`now()` })
        .where(eq(liveEvent.live_id, live_id))
        .returning({ state: liveState })
        .execute(),
    )
    if (isMoved && changed?.state === 'over' && after.replay_url === '') throw new AppError(NOWHERE)
    if (isMoved && (state === 'coming' || changed?.state === 'coming'))
      await tellHolders(tx, 'live', live_id, 'changed')
    await appendAudit(ctx, tx, actor, {
      action: 'live.change',
      subject: `live:${live_id}`,
      before,
      after,
    })
    return { revision }
  })
}

/**
 * Cancels a stream; a repeat changes nothing. Throws `conflict` where somebody else has changed it since, and `pastMoment`
 * once it is over.
 */
export async function cancelLive(
  { config, db }: Pick<Services, 'config' | 'db'>,
  actor: Actor,
  { live_id, base_revision, reason }: StudioInput<StudioOperations['liveCancel']>,
): Promise<StudioResponse<StudioOperations['liveCancel']>> {
  return db.orm.transaction(async (tx) => {
    const { live, state } = await lockLive(tx, live_id)
    if (state === 'cancelled') return { revision: live.revision }
    if (live.revision !== base_revision) throw new AppError(studioErrors.conflict)
    if (state === 'over') throw new AppError(OVER_ALREADY)
    const revision = base_revision + 1
    await tx
      .update(liveEvent)
      .set({ is_cancelled: true, revision, updated_at: sql`now()` })
      .where(eq(liveEvent.live_id, live_id))
    await tellHolders(tx, 'live', live_id, 'cancelled')
    await appendAudit({ config }, tx, actor, {
      action: 'live.cancel',
      subject: `live:${live_id}`,
      after: { reason },
    })
    return { revision }
  })
}

async function lockLive(tx: Transaction, live_id: string) {
  const [found] = await tx
    .select({ live: liveEvent, state: liveState })
    .from(liveEvent)
    .where(eq(liveEvent.live_id, live_id))
    .for('update')
  if (!found) throw new AppError(studioErrors.notFound)
  return found
}

function asStored({ start_at, end_at, ...fields }: Fields) {
  return { ...fields, start_at: new Date(start_at), end_at: new Date(end_at) }
}

/** As a member sends it, so that two can be compared: however the same moment was written. */
function asSent(live: ReturnType<typeof asStored>): Fields {
  const { title, staff_id, start_at, end_at, cover, url, replay_url, page_code } = live
  return {
    title,
    staff_id,
    start_at: start_at.toISOString(),
    end_at: end_at.toISOString(),
    cover,
    url,
    replay_url,
    page_code,
  }
}
