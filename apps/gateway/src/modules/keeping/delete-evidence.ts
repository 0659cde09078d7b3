import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import { emptyOldLeads } from '../leads'
import { deletionReport } from './keeping-tables'
import { recordKinds } from './record-kinds'
import { addReport, tellReport } from './reports/add-report'

/** The number of rows covered by one report. */
const BATCH = 500
/** A run of the job deletes at most this many batches of a kind; the next day continues. */
const MOST_BATCHES = 200

const JOB = { who: 'job:keep-terms', ip: null } as const

type Services = Pick<Context, 'config' | 'db'>

/**
 * Deletes the evidence that the law allows to be deleted, in batches, oldest first. Only the database's own function
 * may do that; it checks the term and all holds, and writes the report. Returns how many reports there are.
 */
export async function deleteEvidence(ctx: Services, limit = BATCH): Promise<number> {
  let reports = 0
  for (const kind of recordKinds) {
    if (kind.term.by !== 'lawful') continue
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const rows =
        kind.term.door === 'leads' ? await emptyLeads(ctx, limit) : await deleteBatch(ctx, kind.kind, limit)
      if (rows > 0) reports += 1
      if (rows < limit) break
    }
  }
  return reports
}

/** Returns how many rows were deleted. */
function deleteBatch({ config, db }: Services, kind: string, limit: number): Promise<number> {
  const { term, ground } = kindOf(kind)
  return db.orm.transaction(async (tx) => {
    const { rows } = await tx.execute<{ report_id: string | null }>(
      sql`SELECT delete_evidence(${term.door}, ${kind}, ${ground}, ${term.days}, ${limit}) AS report_id`,
    )
    const report_id = rows[0]?.report_id
    if (report_id === null || report_id === undefined) return 0
    const [report] = await tx
      .select()
      .from(deletionReport)
      .where(eq(deletionReport.report_id, Number(report_id)))
    if (!report) throw new Error('The report of a deletion is not there.')
    await tellReport({ config }, tx, JOB, report)
    return report.rows
  })
}

/** Removes the person from leads whose term is over; the database refuses those under a hold. */
function emptyLeads({ config, db }: Services, limit: number): Promise<number> {
  const { kind, term, ground } = kindOf('leads')
  return db.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT wait_for_holds()`)
    const emptied = await emptyOldLeads(tx, { days: term.days, limit })
    if (emptied.rows === 0) return 0
    await addReport({ config }, tx, JOB, {
      kind: 'persons',
      record_kind: kind,
      table_name: 'lead',
      ...emptied,
      days: term.days,
      ground,
    })
    return emptied.rows
  })
}

function kindOf(kind: string) {
  const found = recordKinds.find((one) => one.kind === kind)
  if (found?.term.by !== 'lawful') throw new Error(`Nothing deletes ${kind}.`)
  return { ...found, term: found.term }
}
