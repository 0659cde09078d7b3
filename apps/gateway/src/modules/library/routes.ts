import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { notFound } from '../../http/handle-errors'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { actorOf } from '../audit'
import { sendLook } from '../studio-site'
import { listLinked, listLinkedPages } from './linked-sections'
import { listSections } from './list-sections'
import { lookInto } from './look'
import { listTemplates, useTemplate } from './templates'
import { useSection } from './use-section'
import { changeSection, createSection, dropSection } from './write-section'
import { changeTemplate, createTemplate, dropTemplate } from './write-template'

interface Look {
  Params: { '*': string }
  Querystring: { preview_token?: unknown; theme?: unknown }
}

/** The calls of the library, and looks at what is in it. */
export function registerLibrary(app: FastifyInstance, ctx: Context): void {
  registerStudioOperation(app, studioOperations.sectionList, () => listSections(ctx))
  registerStudioOperation(app, studioOperations.sectionUse, (input, member) => useSection(ctx, member, input))
  registerStudioOperation(app, studioOperations.sectionCreate, (input, member, request) =>
    createSection(ctx, { member, actor: actorOf(member, request) }, input),
  )
  registerStudioOperation(app, studioOperations.sectionChange, (input, member, request) =>
    changeSection(ctx, { member, actor: actorOf(member, request) }, input),
  )
  registerStudioOperation(app, studioOperations.sectionDelete, ({ id }, member, request) =>
    dropSection(ctx, { member, actor: actorOf(member, request) }, id),
  )
  registerStudioOperation(app, studioOperations.sectionLinked, (input) => listLinked(ctx, input))
  registerStudioOperation(app, studioOperations.sectionPages, (input, member) =>
    listLinkedPages(ctx, member, input),
  )
  registerStudioOperation(app, studioOperations.templateList, () => listTemplates(ctx))
  registerStudioOperation(app, studioOperations.templateUse, (input, member) =>
    useTemplate(ctx, member, input),
  )
  registerStudioOperation(app, studioOperations.templateCreate, (input, member, request) =>
    createTemplate(ctx, { member, actor: actorOf(member, request) }, input),
  )
  registerStudioOperation(app, studioOperations.templateChange, (input, member, request) =>
    changeTemplate(ctx, { member, actor: actorOf(member, request) }, input),
  )
  registerStudioOperation(app, studioOperations.templateDelete, ({ id }, member, request) =>
    dropTemplate(ctx, { member, actor: actorOf(member, request) }, id),
  )
  app.get<Look>(
    '/studio/looks/library/*',
    { config: { site: 'page' } },
    async (request: FastifyRequest<Look>, reply): Promise<FastifyReply> => {
      const { params, query } = request
      const look = await lookInto(ctx, app.publishedPages, {
        path: params['*'],
        token: query.preview_token,
        theme: query.theme,
      })
      return look ? sendLook(reply, look) : notFound(request, reply)
    },
  )
}
