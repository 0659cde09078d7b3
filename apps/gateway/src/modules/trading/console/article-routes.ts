import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { listSimArticles } from './article-rows'
import { decideArticle } from './decide-article'
import { findArticlePlayers } from './find-article-players'
import { writeArticle } from './write-article'

const doerOf = (member: Member, request: FastifyRequest) => ({ member, actor: actorOf(member, request) })

/** The calls by which members enter notes of players, and decide whether others read them. */
export function registerArticleConsole(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
): void {
  registerStudioOperation(app, studioOperations.simArticleList, (input, { member_id }) =>
    listSimArticles(ctx, member_id, input),
  )
  registerStudioOperation(app, studioOperations.simArticlePlayers, ({ q }) => findArticlePlayers(ctx, q))
  registerStudioOperation(app, studioOperations.simArticleWrite, (input, member, request) =>
    writeArticle(ctx, doerOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.simArticleDecide, (input, member, request) =>
    decideArticle(ctx, doerOf(member, request), input),
  )
}
