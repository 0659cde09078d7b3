import { type StudioOperations, type StudioResponse, studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerStudioOperation } from '../../http/register-studio-operation'
import type { Declared } from '../define-module'
import { type AuditRow, findAudit } from './audit-store'

type AuditLine = StudioResponse<StudioOperations['auditList']>['list'][number]

/** Lets auditors read the log. */
export function registerAuditOperations(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  { declared: { subjects } }: { declared: Pick<Declared, 'subjects'> },
): void {
  registerStudioOperation(app, studioOperations.auditList, async ({ after: below, limit, ...filter }) => {
    // One more than asked for tells whether there is a next part.
    const rows = await findAudit(db.orm, { ...filter, below }, { limit: limit + 1, subjects })
    const list = rows.slice(0, limit).map(lineOf)
    const last = list.at(-1)
    return { list, next: last && rows.length > limit ? String(last.seq) : null }
  })
}

function lineOf({ at, ...row }: AuditRow): AuditLine {
  return { ...row, at: at.toISOString() }
}
