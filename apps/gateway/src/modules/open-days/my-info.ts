import {
  errors,
  maskHandset,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { openHandset } from '../../pii/sealed-handset'
import { chinaDay, chinaTime } from '../../time/china-time'
import { findEvent, findRegistration, findSessions, type Registration } from './open-day-store'
import { passOf } from './pass-of'

type MyInfo = Operations['openDayMyInfo']

/** An open day with its sessions, and what the visitor has registered for. Throws `activityNotFound`. */
export async function myInfo(
  ctx: Pick<Context, 'config' | 'db'>,
  { event_id }: OperationInput<MyInfo>,
  uid: number,
): Promise<OperationResponse<MyInfo>> {
  const db = ctx.db.orm
  const event = await findEvent(db, event_id)
  if (!event) throw new AppError(errors.activityNotFound)
  const sessions = await findSessions(db, event.event_id)
  const registration = await findRegistration(db, { event_id: event.event_id, uid })
  return {
    ...event,
    server_time: Date.now(),
    sessions: sessions.map(({ session_id, start_at, end_at, quota, used, has_begun }) => ({
      session_id,
      date: chinaDay(start_at),
      time: `${clockOf(start_at)}–${clockOf(end_at)}`,
      start_at: start_at.getTime(),
      quota,
      left: quota - used,
      is_over: has_begun,
    })),
    my: registration ? await shown(ctx, registration) : null,
  }
}

/** `14:00` in China. */
function clockOf(moment: Date): string {
  return chinaTime(moment).slice(11, 16)
}

async function shown(ctx: Pick<Context, 'config' | 'db'>, registration: Registration) {
  const { session_id, name, people_num, status } = registration
  return {
    ...(await passOf(ctx, registration)),
    session_id,
    name,
    handset: maskHandset(openHandset(ctx.config, 'openday_register', registration)),
    people_num,
    status,
  }
}
