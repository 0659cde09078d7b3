import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { changeLink, createLink, switchLink } from './change-link'
import { createLinks } from './create-many'
import { linkCode, linkPoster } from './link-files'
import { linkDetail, listCampaigns, listLinks } from './list-links'

/** The calls with which members create tracked links and distribute them. */
export function registerChannelConsole(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
): void {
  registerStudioOperation(app, studioOperations.trackedLinkList, (input) => listLinks(ctx, input))
  registerStudioOperation(app, studioOperations.trackedLinkDetail, ({ link_id }) => linkDetail(ctx, link_id))
  registerStudioOperation(app, studioOperations.trackedLinkCampaigns, () => listCampaigns(ctx))
  registerStudioOperation(app, studioOperations.trackedLinkCreate, (input, member, request) =>
    createLink(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.trackedLinkChange, (input, member, request) =>
    changeLink(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.trackedLinkSwitch, (input, member, request) =>
    switchLink(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.trackedLinkCreateMany, (input, member, request) =>
    createLinks(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.trackedLinkCode, (input) => linkCode(ctx, input))
  registerStudioOperation(app, studioOperations.trackedLinkPoster, (input) => linkPoster(ctx, input))
}
