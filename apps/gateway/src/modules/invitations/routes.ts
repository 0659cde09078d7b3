import { errors, inviteLimits, operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error'
import { registerOperation } from '../../http/register-operation'
import { activityHome, type InviteTools, runningActivity } from './activity-home'
import { findGrant, findPrizes, noteShare } from './invitation-store'
import { isRewardedThere } from './is-rewarded-there'
import { myInvited, myPrizes } from './my-lists'
import { ownCode, resolveCode } from './share-code'
import { takeSharePrize, takeTierPrize } from './take-prize'

/** The calls by which visitors invite others, see what came of it, and take what they have won. */
export function registerInvitationOperations(app: FastifyInstance, tools: InviteTools): void {
  registerOperation(app, operations.inviteHomeData, (input, request, visitor) =>
    activityHome(tools, input, { uid: visitor?.uid ?? null, isRewarded: isRewardedThere(request) }),
  )
  registerOperation(app, operations.myInvitedList, (input, _request, { uid }) => myInvited(tools, input, uid))
  registerOperation(app, operations.myPrizes, (input, _request, { uid }) => myPrizes(tools, input, uid))
  registerOperation(app, operations.receiveState1Prize, (input, request, { uid }) => {
    if (!isRewardedThere(request)) throw new AppError(errors.notEligible)
    return takeTierPrize(tools, input, { uid, ip: request.ip })
  })
  registerOperation(app, operations.grantSharePrize, ({ activity_id }, request, { uid }) => {
    if (!isRewardedThere(request)) throw new AppError(errors.notEligible)
    return takeSharePrize(tools, activity_id, { uid, ip: request.ip })
  })
  registerOperation(app, operations.rememberShare, async ({ activity_id, channel }, request, { uid }) => {
    await runningActivity(tools, activity_id)
    const { orm } = tools.db
    const share_count_today = await noteShare(orm, { activity_id, uid, channel }, inviteLimits.sharesPerDay)
    const prize = (await findPrizes(orm, activity_id, uid)).find(({ state }) => state === 0)
    const isTaken = prize === undefined || (await findGrant(orm, prize.prize_id, uid)) !== undefined
    return { share_count_today, prize_ready: !isTaken && prize.stock > 0 && isRewardedThere(request) }
  })
  registerOperation(app, operations.invitationShareCode, (input, request, visitor) => {
    const isRewarded = isRewardedThere(request)
    const { activity_id, share_code } = input
    if (share_code !== undefined)
      return resolveCode(tools, share_code, { uid: visitor?.uid ?? null, isRewarded })
    if (visitor === null) throw new AppError(errors.loginExpired)
    if (activity_id === undefined) throw new AppError(errors.invalidParameters)
    if (!isRewarded) throw new AppError(errors.notEligible)
    return ownCode(tools, activity_id, visitor.uid, request)
  })
}
