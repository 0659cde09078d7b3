import { studioOperations } from '@yingzao/contract/studio'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { findForMember } from '../../passport'
import { groupMember } from '../groups-tables'
import { changeGroup, createGroup, removeMember, saveActivity } from './change-group'
import { changePost, checkPost, createPost, showPost } from './change-post'
import { listActivities, listGroups, listMembers } from './group-rows'
import { listPostRows } from './post-rows'

/** The calls with which members manage groups, their membership and the posts written for them. */
export function registerGroupConsole(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
): void {
  registerStudioOperation(app, studioOperations.groupActivityList, () => listActivities(ctx))
  registerStudioOperation(app, studioOperations.groupActivitySave, (input, member, request) =>
    saveActivity(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.groupList, (input) => listGroups(ctx, input))
  registerStudioOperation(app, studioOperations.groupCreate, (input, member, request) =>
    createGroup(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.groupChange, (input, member, request) =>
    changeGroup(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.groupMemberList, (input) => listMembers(ctx, input))
  registerStudioOperation(
    app,
    studioOperations.groupMemberFind,
    async ({ group_id, handset }, member, request) => {
      const { uid } = await findForMember(
        ctx,
        { member, actor: actorOf(member, request), handset },
        {
          limit: 'group-member-find',
          action: 'group.find_member',
          subject: `group:${group_id}`,
          count: (tx, who) =>
            tx.$count(groupMember, and(eq(groupMember.group_id, group_id), eq(groupMember.uid, who))),
        },
      )
      return { uid }
    },
  )
  registerStudioOperation(app, studioOperations.groupMemberRemove, (input, member, request) =>
    removeMember(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.groupPostRows, (input) => listPostRows(ctx, input))
  registerStudioOperation(app, studioOperations.groupPostCheck, async (texts) => ({
    findings: await checkPost(ctx, texts),
  }))
  registerStudioOperation(app, studioOperations.groupPostCreate, (input, member, request) =>
    createPost(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.groupPostChange, (input, member, request) =>
    changePost(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.groupPostShow, (input, member, request) =>
    showPost(ctx, actorOf(member, request), input),
  )
}
