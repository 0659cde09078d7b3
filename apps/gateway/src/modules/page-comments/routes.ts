import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { actorOf } from '../audit'
import { deleteComment } from './delete-comment'
import { editComment } from './edit-comment'
import { listComments } from './list-comments'
import { settleThread } from './settle-thread'
import { writeComment } from './write-comment'

/** The calls with which members discuss a page. */
export function registerPageComments(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db'>): void {
  registerStudioOperation(app, studioOperations.pageCommentList, (input, member) =>
    listComments(ctx, member, input),
  )
  registerStudioOperation(app, studioOperations.pageCommentWrite, (input, member, request) =>
    writeComment(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.pageCommentEdit, (input, member, request) =>
    editComment(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.pageCommentSettle, (input, member, request) =>
    settleThread(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.pageCommentDelete, (input, member, request) =>
    deleteComment(ctx, member, actorOf(member, request), input),
  )
}
