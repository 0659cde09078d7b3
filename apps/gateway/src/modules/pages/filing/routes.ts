import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { listFiling, movePages, tagPages } from './file-pages'
import { changeFolder, createFolder, dropFolder } from './write-folder'

/** The calls with which members organise pages. */
export function registerFiling(app: FastifyInstance, ctx: Context): void {
  registerStudioOperation(app, studioOperations.filingList, () => listFiling(ctx))
  registerStudioOperation(app, studioOperations.folderCreate, (input, member, request) =>
    createFolder(ctx, { member, actor: actorOf(member, request) }, input),
  )
  registerStudioOperation(app, studioOperations.folderChange, (input, member, request) =>
    changeFolder(ctx, { member, actor: actorOf(member, request) }, input),
  )
  registerStudioOperation(app, studioOperations.folderDelete, ({ id }, member, request) =>
    dropFolder(ctx, { member, actor: actorOf(member, request) }, id),
  )
  registerStudioOperation(app, studioOperations.pageMove, (input) => movePages(ctx, input))
  registerStudioOperation(app, studioOperations.pageTag, (input) => tagPages(ctx, input))
}
