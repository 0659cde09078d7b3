import { asEvidence, defineModule, moduleJob } from '../define-module'
import { keepAuditHead } from './audit-heads'
import * as tables from './audit-tables'
import { measureHeads } from './measure-heads'
import { registerAuditOperations } from './routes'

declare module '../../jobs/job' {
  interface JobData {
    /** Records where the audit log ends. */
    'keep-audit-head': Record<string, never>
  }
}

export const auditModule = defineModule({
  name: 'audit',
  tables,
  jobs: [
    moduleJob({
      name: 'keep-audit-head',
      urgency: 'upkeep',
      repeat: 'daily',
      worker: (ctx) => () => keepAuditHead(ctx),
    }),
  ],
  growing: [
    { table: tables.auditSeal, limit: 'one for a row of audit_log', goes: asEvidence },
    {
      table: tables.auditLog,
      limit: 'one for each lock of a member, four an hour, after guesses at 30 a minute of a network',
      goes: asEvidence,
    },
  ],
  serve(app, ctx, parts) {
    registerAuditOperations(app, ctx, parts)
    measureHeads(app.metrics, ctx)
  },
})
