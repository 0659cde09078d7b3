import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { listSettlementContests, listSimDays } from './day-rows'
import { resolveSuspect } from './resolve-suspect'
import { settleDayNow } from './settle-day-now'
import { listSuspects } from './suspect-rows'
import { verifyBooks } from './verify-books'

/** The calls through which members see how far contests are settled, settle a day, and look at implausible prices. */
export function registerSettlementConsole(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
): void {
  registerStudioOperation(app, studioOperations.settlementContests, () => listSettlementContests(ctx))
  registerStudioOperation(app, studioOperations.simDayList, ({ competition_id }) =>
    listSimDays(ctx, competition_id),
  )
  registerStudioOperation(app, studioOperations.simDaySettle, (input, member, request) =>
    settleDayNow(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.simVerify, ({ check }) => verifyBooks(ctx, check))
  registerStudioOperation(app, studioOperations.simSuspectList, (input) => listSuspects(ctx, input))
  registerStudioOperation(app, studioOperations.simSuspectResolve, (input, member, request) =>
    resolveSuspect(ctx, { member, actor: actorOf(member, request) }, input),
  )
}
