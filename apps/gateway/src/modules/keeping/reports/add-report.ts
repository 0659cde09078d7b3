import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { type Act, type Actor, appendAudit } from '../../audit'
import { deletionReport } from '../keeping-tables'
import { digestOf } from './digest'

type Report = typeof deletionReport.$inferSelect
export type NewReport = Omit<typeof deletionReport.$inferInsert, 'report_id' | 'made_at'>

/** Records a deletion and reports it to the audit log. Call it last in the transaction that deletes. */
export async function addReport(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  actor: Actor,
  report: NewReport,
): Promise<Report> {
  const [row] = await tx.insert(deletionReport).values(report).returning()
  if (!row) throw new Error('A deletion was written down and not told.')
  await tellReport({ config }, tx, actor, row)
  return row
}

/** Tells the audit log about an existing report, such as those that the database writes itself. */
export async function tellReport(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  actor: Actor,
  report: Report,
): Promise<void> {
  await appendAudit({ config }, tx, actor, actOf(report))
}

function actOf({ report_id, kind, record_kind, table_name, rows, held_rows, details }: Report): Act {
  return {
    action: `deletion.${kind}`,
    subject: `deletion_report:${report_id}`,
    after: {
      ...(record_kind !== '' && { record_kind }),
      ...(table_name !== '' && { table_name }),
      rows,
      ...(held_rows > 0 && { held_rows }),
      ...(details.is_kept && { is_kept: true }),
      ...(details.leaves && { leaves: digestOf(details.leaves) }),
    },
  }
}
