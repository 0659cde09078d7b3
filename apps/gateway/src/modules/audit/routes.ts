import { type StudioOperations, type StudioResponse, studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { type AuditRow, findAudit } from './audit-store'

type AuditLine = StudioResponse<StudioOperations['auditList']>['list'][number]

/** Lets auditors read the log. */
export function registerAuditOperations(app: FastifyInstance, ctx: Pick<Context, 'db'>): void {
  registerStudioOperation(app, studioOperations.auditList, async ({ limit, ...filter }) => {
    // One more than asked for tells whether there is a next part.
    const rows = await findAudit(ctx.db.orm, filter, limit + 1)
    const list = rows.slice(0, limit).map(lineOf)
    return { list, next_before: rows.length > limit ? (list.at(-1)?.seq ?? null) : null }
  })
}

function lineOf({ at, ...row }: AuditRow): AuditLine {
  return { ...row, at: at.toISOString() }
}
