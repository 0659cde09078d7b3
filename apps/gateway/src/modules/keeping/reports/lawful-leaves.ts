import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../context'
import { findActs, fromLetters } from '../../audit'
import { deletionReport } from '../keeping-tables'
import { digestOf } from './digest'

/** What was lawfully deleted of sealed rows. */
export interface LawfulLeaves {
  /** By the hour as ISO 8601: the keys of its rows that are gone, in hex, each with its report. */
  hours: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Reports that the audit log was not told of, or of which it was told otherwise: nothing of them is believed. */
  untold: number[]
}

const told = z.object({ leaves: z.string() })

/** What reports say of sealed rows that are gone, as far as the audit log was told the same. */
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
