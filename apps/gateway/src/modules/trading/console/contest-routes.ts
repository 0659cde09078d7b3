import { studioOperations } from '@yingzao/contract/studio'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { findForMember } from '../../passport'
import { simPlayer } from '../contest-tables'
import { contestDetail, listBenchmarks } from './contests-detail'
import { listContests } from './contests-list'
import { openContest } from './contests-open'
import { saveContest } from './contests-save'
import { playerDetail } from './players-detail'
import { disqualifyPlayer } from './players-disqualify'
import { listPlayerLedger } from './players-ledger'
import { listPlayers } from './players-list'
import { listPlayerOrders } from './players-orders'

type Tools = Pick<Context, 'config' | 'company' | 'db'>

/** The calls through which members run simulated-trading contests, and keep them fair. */
export function registerContestConsole(app: FastifyInstance, ctx: Tools): void {
  registerStudioOperation(app, studioOperations.competitionList, (input) => listContests(ctx, input))
  registerStudioOperation(app, studioOperations.competitionDetail, (input) => contestDetail(ctx, input))
  registerStudioOperation(app, studioOperations.competitionBenchmarks, () => listBenchmarks(ctx))
  registerStudioOperation(app, studioOperations.competitionSave, (input, member, request) =>
    saveContest(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.competitionOpen, (input, member, request) =>
    openContest(ctx, actorOf(member, request), input),
  )
  registerPlayerCalls(app, ctx)
}

function registerPlayerCalls(app: FastifyInstance, ctx: Tools): void {
  registerStudioOperation(app, studioOperations.simPlayerList, (input) => listPlayers(ctx, input))
  registerStudioOperation(app, studioOperations.simPlayerFind, async (input, member, request) => {
    const { competition_id, handset } = input
    const { uid } = await findForMember(
      ctx,
      { member, actor: actorOf(member, request), handset },
      {
        limit: 'sim-player-find',
        action: 'sim_player.find',
        subject: `competition:${competition_id}`,
        count: (tx, who) =>
          tx.$count(simPlayer, and(eq(simPlayer.uid, who), eq(simPlayer.competition_id, competition_id))),
      },
    )
    return { uid }
  })
  registerStudioOperation(app, studioOperations.simPlayerDetail, (input) => playerDetail(ctx, input))
  registerStudioOperation(app, studioOperations.simPlayerOrders, (input) => listPlayerOrders(ctx, input))
  registerStudioOperation(app, studioOperations.simPlayerLedger, (input) => listPlayerLedger(ctx, input))
  registerStudioOperation(app, studioOperations.simPlayerDisqualify, (input, member, request) =>
    disqualifyPlayer(ctx, member, actorOf(member, request), input),
  )
}
