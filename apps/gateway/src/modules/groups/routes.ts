import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import { originOf } from '../../origin/origin'
import type { Declared } from '../define-module'
import { checkCanJoin } from './check-can-join'
import { findOrMakeServiceGroup } from './group-store'
import { joinGroup } from './join-group'
import { listPosts } from './list-posts'

/** The calls of this module. */
export function registerGroupOperations(
  app: FastifyInstance,
  ctx: Pick<Context, 'db' | 'log'> & Pick<Declared, 'conditions'>,
): void {
  registerOperation(app, operations.checkCanJoin, ({ activity }, _request, { uid }) =>
    checkCanJoin(ctx, activity, uid),
  )
  registerOperation(app, operations.joinOpenGroup, async ({ group_id }, request, { uid }) => {
    await joinGroup(ctx, group_id, uid, originOf(request))
    return {}
  })
  registerOperation(app, operations.serviceChat, async (_input, _request, { uid }) => ({
    group_id: await findOrMakeServiceGroup(ctx.db.orm, uid),
  }))
  registerOperation(app, operations.groupPostList, (input, _request, visitor) =>
    listPosts(ctx, { ...input, uid: visitor?.uid ?? null }),
  )
}
