import { studioOperations } from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { findForMember } from '../../passport'
import { prizeGrant } from '../invitation-tables'
import { activityDetail, listActivities } from './activity-rows'
import { changeActivity, createActivity } from './change-activity'
import { addPrize, changePrize, changeStock, removePrize } from './change-prize'
import { decideGrant } from './decide-grant'
import { exportWaiting } from './export-waiting'
import { inviteFunnel } from './funnel'
import { grantDetail, listGrants } from './grant-rows'
import { importDeliveries } from './import-deliveries'
import { revealOwner } from './reveal-owner'
import { handOver, voidGrant } from './settle-grant'

type Tools = Pick<Context, 'config' | 'company' | 'db'>

/** The calls by which members say what can be won for inviting friends, and see to it that it is won fairly. */
export function registerInvitationConsole(app: FastifyInstance, ctx: Tools): void {
  registerActivityCalls(app, ctx)
  registerGrantCalls(app, ctx)
}

function registerActivityCalls(app: FastifyInstance, ctx: Tools): void {
  registerStudioOperation(app, studioOperations.inviteActivityList, () => listActivities(ctx))
  registerStudioOperation(app, studioOperations.inviteActivityDetail, (input) => activityDetail(ctx, input))
  registerStudioOperation(app, studioOperations.inviteActivityCreate, (input, member, request) =>
    createActivity(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.inviteActivityChange, (input, member, request) =>
    changeActivity(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.invitePrizeAdd, (input, member, request) =>
    addPrize(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.invitePrizeChange, (input, member, request) =>
    changePrize(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.invitePrizeStock, (input, member, request) =>
    changeStock(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.invitePrizeRemove, (input, member, request) =>
    removePrize(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.inviteFunnel, (input) => inviteFunnel(ctx, input))
}

function registerGrantCalls(app: FastifyInstance, ctx: Tools): void {
  registerStudioOperation(app, studioOperations.prizeGrantList, (input) => listGrants(ctx, input))
  registerStudioOperation(app, studioOperations.prizeGrantDetail, (input) => grantDetail(ctx, input))
  registerStudioOperation(app, studioOperations.prizeGrantFind, async ({ handset }, member, request) => {
    const { uid } = await findForMember(
      ctx,
      { member, actor: actorOf(member, request), handset },
      {
        limit: 'prize-grant-find',
        action: 'prize_grant.find',
        subject: 'prize_grants',
        count: (tx, who) => tx.$count(prizeGrant, eq(prizeGrant.uid, who)),
      },
    )
    return { uid }
  })
  registerStudioOperation(app, studioOperations.prizeGrantDecide, (input, member, request) =>
    decideGrant(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.prizeGrantHandOver, (input, member, request) =>
    handOver(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.prizeGrantVoid, (input, member, request) =>
    voidGrant(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.prizeGrantReveal, (input, member, request) =>
    revealOwner(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.prizeGrantExport, (input, member, request) =>
    exportWaiting(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.prizeGrantImport, (input, member, request) =>
    importDeliveries(ctx, actorOf(member, request), input),
  )
}
