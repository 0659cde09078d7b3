import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { currentCode } from '../address/page-address'
import { askGlass, grantGlass } from './break-glass'
import { decide } from './decide'
import { endDelegation, listDelegations, setDelegation } from './delegations'
import { setPolicy, showPolicy } from './policy'
import { listChanged, publishSubmission } from './publish-submission'
import { reviewDetail } from './review-detail'
import { listReviews } from './review-rows'
import { submitDraft } from './submit-draft'
import { withdrawSubmission } from './withdraw-submission'

/** The calls with which pages are submitted, decided on and published as approved. */
export function registerApprovals(app: FastifyInstance, ctx: Context): void {
  registerDeciding(app, ctx)
  registerStudioOperation(app, studioOperations.approvalPolicy, () => showPolicy(ctx.db.orm))
  registerStudioOperation(app, studioOperations.approvalPolicySet, (input, member, request) =>
    setPolicy(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.delegationList, () => listDelegations(ctx))
  registerStudioOperation(app, studioOperations.delegationSet, (input, member, request) =>
    setDelegation(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.delegationEnd, async (input, member, request) => {
    await endDelegation(ctx, member, actorOf(member, request), input.delegation_id)
    return {}
  })
  registerStudioOperation(app, studioOperations.glassAsk, (input, member, request) =>
    askGlass(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.glassGrant, (input, member, request) =>
    grantGlass(ctx, member, actorOf(member, request), input.glass_id),
  )
}

function registerDeciding(app: FastifyInstance, ctx: Context): void {
  registerStudioOperation(app, studioOperations.reviewSubmit, async (input, member, request) => {
    const code = await currentCode(ctx.db.orm, input.code)
    return submitDraft(ctx, member, actorOf(member, request), { ...input, code })
  })
  registerStudioOperation(app, studioOperations.reviewWithdraw, async (input, member, request) => {
    await withdrawSubmission(ctx, member, actorOf(member, request), input)
    return {}
  })
  registerStudioOperation(app, studioOperations.reviewList, (input, member) =>
    listReviews(ctx, member, input),
  )
  registerStudioOperation(app, studioOperations.reviewDetail, ({ submission_id }, member) =>
    reviewDetail(ctx, member, submission_id),
  )
  registerStudioOperation(app, studioOperations.reviewDecide, (input, member, request) =>
    decide(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.reviewPublish, (input, member, request) =>
    publishSubmission(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.reviewChanged, () => listChanged(ctx))
}
