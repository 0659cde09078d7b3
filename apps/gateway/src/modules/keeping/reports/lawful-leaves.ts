import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../context'
import { findActs, fromLetters } from '../../audit'
import { deletionReport } from '../keeping-tables'
import { digestOf } from './digest'

/** The sealed rows that were lawfully deleted. */
export interface LawfulLeaves {
  /** By hour, in ISO 8601: the keys of its deleted rows, in hex, each with its report. */
  hours: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Reports of which the audit log was told nothing, or something else: nothing in them is trusted. */
  untold: number[]
}

const told = z.object({ leaves: z.string() })

/** What reports say about deleted sealed rows, as far as the audit log was told the same. */
export async function lawfulLeaves({ db }: Pick<Context, 'db'>): Promise<LawfulLeaves> {
  const hours = new Map<string, Map<string, number>>()
  const untold: number[] = []
  const reports = await db.orm
    .select({ report_id: deletionReport.report_id, details: deletionReport.details })
    .from(deletionReport)
    .where(eq(deletionReport.kind, 'evidence'))
    .orderBy(deletionReport.report_id)
  for (const { report_id, details } of reports) {
    if (!details.leaves) continue
    const acts = await findActs(db.orm, 'deletion.evidence', `deletion_report:${report_id}`)
    const digest = digestOf(details.leaves)
    if (!acts.some(({ after }) => told.safeParse(after).data?.leaves === digest)) {
      untold.push(report_id)
      continue
    }
    for (const [hour, key] of details.leaves) {
      const keys = hours.get(hour) ?? new Map<string, number>()
      keys.set(fromLetters(key), report_id)
      hours.set(hour, keys)
    }
  }
  return { hours, untold }
}
