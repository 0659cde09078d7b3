import { errors, type OperationResponse, type Operations } from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import { drawSpokenNumber } from '../../db/spoken-number'
import { AppError } from '../../http/app-error'
import { maskedPhone } from '../passport'
import { type InviteTools, runningActivity } from './activity-home'
import { findCode, findOwnCode, findSealedPhone, insertCode } from './invitation-store'
import { tracesOf } from './traces'

type Answer = OperationResponse<Operations['invitationShareCode']>

/** Stands for an inviter who has since had themselves erased. */
const ERASED = '您的朋友'
/** More draws than it ever takes to find an unused code. */
const DRAWS = 5

/** The visitor's own code, created when they first ask for it. Two requests at once get the same one. */
export async function ownCode(
  tools: InviteTools,
  activity_id: string,
  uid: number,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<Answer> {
  const { gift } = await runningActivity(tools, activity_id)
  const share_code = await findOrMakeCode(tools, activity_id, uid, request)
  return {
    share_code,
    share_url: inviteAddress(tools, share_code),
    poster_url: posterAddress(tools, share_code),
    inviter_masked: await inviterMasked(tools, uid),
    valid: true,
    is_own: true,
    gift,
  }
}

/** Who a code stands for, as far as an invited person may know. Throws `invalidInviteCode` for an unknown one. */
export async function resolveCode(
  tools: InviteTools,
  share_code: string,
  asker: { uid: number | null; isRewarded: boolean },
): Promise<Answer> {
  const code = await findCode(tools.db.orm, share_code.trim().toUpperCase())
  if (!code) throw new AppError(errors.invalidInviteCode)
  return {
    share_code: share_code.trim().toUpperCase(),
    share_url: '',
    poster_url: '',
    inviter_masked: await inviterMasked(tools, code.uid),
    valid: code.status === 2,
    is_own: code.uid === asker.uid,
    gift: asker.isRewarded ? code.gift : '',
  }
}

/** Where a code leads: the page on which an invited person registers. */
export function inviteAddress({ config }: Pick<InviteTools, 'config'>, share_code: string): string {
  return `${config.publicOrigin}/h5-page/InviteFriends/register?share_code=${share_code}`
}

function posterAddress({ config }: Pick<InviteTools, 'config'>, share_code: string): string {
  return `${config.publicOrigin}/n8sf/api/activity/v1/invitation/poster/${share_code}.jpg`
}

/** The phone of an inviter, masked: a name would tell strangers more than they need to know about the link's sender. */
export async function inviterMasked({ config, db }: InviteTools, uid: number): Promise<string> {
  const sealed = await findSealedPhone(db.orm, uid)
  return (sealed && maskedPhone(config, sealed)) || ERASED
}

async function findOrMakeCode(
  tools: InviteTools,
  activity_id: string,
  uid: number,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<string> {
  const { orm } = tools.db
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const own = await findOwnCode(orm, uid, activity_id)
    if (own) return own.share_code
    const share_code = drawSpokenNumber()
    if (await insertCode(orm, { share_code, activity_id, uid, ...tracesOf(tools, request) }))
      return share_code
  }
  throw new Error(`No code could be drawn for visitor ${uid}.`)
}
