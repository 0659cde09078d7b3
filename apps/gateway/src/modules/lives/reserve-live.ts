import { errors, type OperationInput, type Operations } from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { policyVersion } from '../pages'
import { recordConsent } from '../passport'
import { dropReminder, planReminder } from '../reminders'
import { deleteReserve, findLive, insertReserve } from './live-store'

const ON_AIR = { ...errors.activityEnded, msg: '直播已经开始，不用再预约，可以直接观看' }
const OVER = { ...errors.activityEnded, msg: '直播已经结束，不能再预约' }

/**
 * Arranges a reminder for a visitor before a stream begins. A repeat changes nothing, except that it turns on the text
 * message, which is thereby agreed to. Throws `contentNotFound`, or `activityEnded` once it has begun.
 */
export async function reserveLive(
  ctx: Pick<Context, 'db'>,
  { live_id, remind }: OperationInput<Operations['liveReserve']>,
  uid: number,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<void> {
  const by_sms = remind === 1
  const version = by_sms ? await policyVersion(ctx) : ''
  await ctx.db.orm.transaction(async (tx) => {
    const live = await findLive(tx, live_id)
    if (!live || live.is_cancelled) throw new AppError(errors.contentNotFound)
    if (live.status !== 1) throw new AppError(live.status === 2 ? ON_AIR : OVER)
    if (!(await insertReserve(tx, { live_id, uid, by_sms }))) return
    if (by_sms) await recordConsent(tx, request, { uid, doc: 'reminder', version, purpose: 'service' })
    await planReminder(tx, { uid, kind: 'live', occasion_id: live_id, by_sms })
  })
}

/** Cancels a visitor's reminder of a stream. A repeat changes nothing. Throws `contentNotFound`. */
export async function cancelReserve(
  { db }: Pick<Context, 'db'>,
  live_id: string,
  uid: number,
): Promise<void> {
  await db.orm.transaction(async (tx) => {
    if (!(await findLive(tx, live_id))) throw new AppError(errors.contentNotFound)
    // Only together: the reminder of a booking that comes meanwhile stays.
    if (await deleteReserve(tx, { live_id, uid }))
      await dropReminder(tx, { uid, kind: 'live', occasion_id: live_id })
  })
}
