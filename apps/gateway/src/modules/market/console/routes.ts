import { holdingLimits } from '@yingzao/contract/server'
import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { searchInstruments } from '../search-instruments'
import { decideNote, withdrawNote } from './decide-note'
import { listNotes, noteHistory } from './note-rows'
import { writeNote } from './write-note'

const doerOf = (member: Member, request: FastifyRequest) => ({ member, actor: actorOf(member, request) })

/** The calls by which members write what advisers say of shares, and decide whether customers read it. */
export function registerNoteConsole(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
): void {
  registerStudioOperation(app, studioOperations.instrumentFind, async ({ q }) => ({
    list: await searchInstruments(ctx.db.orm, q, holdingLimits.found),
  }))
  registerStudioOperation(app, studioOperations.instrumentNoteList, (input, { member_id }) =>
    listNotes(ctx, member_id, input),
  )
  registerStudioOperation(app, studioOperations.instrumentNoteHistory, (input, { member_id }) =>
    noteHistory(ctx, member_id, input),
  )
  registerStudioOperation(app, studioOperations.instrumentNoteWrite, (input, member, request) =>
    writeNote(ctx, doerOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.instrumentNoteDecide, (input, member, request) =>
    decideNote(ctx, doerOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.instrumentNoteWithdraw, (input, member, request) =>
    withdrawNote(ctx, doerOf(member, request), input),
  )
}
