import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { addNote } from './add-note'
import { assignLeads } from './assign-leads'
import { exportLeads } from './export-leads'
import { findLeads } from './find-leads'
import { leadDetail } from './lead-detail'
import { listLeads } from './list-leads'
import { revealHandset } from './reveal-handset'
import { setStatus } from './set-status'

/** The calls by which members work on leads. */
export function registerLeadInbox(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db'>): void {
  registerStudioOperation(app, studioOperations.leadList, (input, member) => listLeads(ctx, input, member))
  registerStudioOperation(app, studioOperations.leadDetail, ({ lead_id }) => leadDetail(ctx, lead_id))
  registerStudioOperation(app, studioOperations.leadFind, (input, member, request) =>
    findLeads(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.leadReveal, (input, member, request) =>
    revealHandset(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.leadAssign, (input, member, request) =>
    assignLeads(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.leadSetStatus, (input, member, request) =>
    setStatus(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.leadAddNote, async (input, member, request) => {
    await addNote(ctx, member, actorOf(member, request), input)
    return {}
  })
  registerStudioOperation(app, studioOperations.leadExport, (input, member, request) =>
    exportLeads(ctx, member, actorOf(member, request), input),
  )
}
