import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { limitMember } from '../../../limits/limit-member'
import { actorOf } from '../../audit'
import { dropList, enactList } from './decide-list'
import { findInText } from './find-in-text'
import { listHistory } from './list-history'
import { proposeList } from './propose-list'
import { wordListDetail, wordListRevision } from './read-lists'

/** A trial judges every published page twice; a text is searched from every position in it. */
const TRIES = { name: 'word list try', perHour: 60 }
const TEXTS = { name: 'word list text', perHour: 1_200 }

/** Registers the calls by which compliance maintains the list of words and rules. */
export function registerWordLists(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db' | 'jobs'>): void {
  registerStudioOperation(app, studioOperations.wordListDetail, () => wordListDetail(ctx))
  registerStudioOperation(app, studioOperations.wordListRevision, (input) => wordListRevision(ctx, input))
  registerStudioOperation(app, studioOperations.wordListHistory, (input) => listHistory(ctx, input))
  registerStudioOperation(app, studioOperations.wordListTry, async (input, member, request) => {
    await limitMember(ctx.db, TRIES, member)
    return proposeList(ctx, { actor: actorOf(member, request), member }, input)
  })
  registerStudioOperation(app, studioOperations.wordListEnact, (input, member, request) =>
    enactList(ctx, { actor: actorOf(member, request), member }, input),
  )
  registerStudioOperation(app, studioOperations.wordListDrop, (input, member, request) =>
    dropList(ctx, { actor: actorOf(member, request), member }, input),
  )
  registerStudioOperation(app, studioOperations.wordListText, async (input, member) => {
    await limitMember(ctx.db, TEXTS, member)
    return findInText(ctx, input)
  })
}
