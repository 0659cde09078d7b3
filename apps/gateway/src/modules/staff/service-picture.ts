import type { Context } from '../../context'
import type { Outside } from '../../integrations'
import { pictureOf } from './picture-of'
import { findBoundStaff, findChannel, findDefaultStaff, type StaffRow } from './staff-store'

export interface ServicePicture {
  /** Address of the picture. */
  qw: string
  staff_name: string
  /** Nobody is behind the channel, and nobody looks after the visitor. */
  is_default: 0 | 1
}

export interface Seeker {
  uid: number | undefined
  state_code: string | undefined
  /** Whether the default person is better than nobody. */
  orDefault: boolean
}

/**
 * The picture of whoever serves this visitor on this channel: their own person, so that nobody is led away from an
 * adviser they know; otherwise whoever is behind the channel; otherwise, if wanted, the default. Undefined: none of
 * them can be reached.
 */
export async function findServicePicture(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  outside: Pick<Outside, 'enterpriseWechat' | 'makeOnce'>,
  { uid, state_code, orDefault }: Seeker,
): Promise<ServicePicture | undefined> {
  const { orm } = ctx.db
  const candidates: (() => Promise<StaffRow | null | undefined>)[] = [
    async () => (uid === undefined ? undefined : (await findBoundStaff(orm, uid))?.staff),
    async () => (state_code ? (await findChannel(orm, state_code))?.staff : undefined),
    async () => (orDefault ? findDefaultStaff(orm) : undefined),
  ]
  for (const [index, find] of candidates.entries()) {
    const staff = await find()
    const qw = staff && (await pictureOf(ctx, outside, staff, state_code))
    if (qw) return { qw, staff_name: staff.name, is_default: index === 2 ? 1 : 0 }
  }
  return undefined
}
