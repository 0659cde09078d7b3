import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { blockCommenter } from './block-commenter'
import { listCommentRows } from './comment-rows'
import { decideComments } from './decide-comments'

/** The calls through which members read what visitors say about tours, before and after it is public. */
export function registerCommentConsole(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db'>): void {
  registerStudioOperation(app, studioOperations.commentRows, (input) => listCommentRows(ctx, input))
  registerStudioOperation(app, studioOperations.commentDecide, (input, member, request) =>
    decideComments(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.commenterBlock, (input, member, request) =>
    blockCommenter(ctx, member, actorOf(member, request), input),
  )
}
