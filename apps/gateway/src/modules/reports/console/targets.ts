import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { AppError } from '../../../http/app-error'
import { type Actor, appendAudit } from '../../audit'
import { pageAddresses } from '../../pages'
import type { OfPage } from '../questions/questions'
import { reportTarget } from '../report-tables'
import { type ReportTools, refuseUnknownPage } from './report-tools'
import { refuseOddSpan } from './spans'

/** The most targets in one report. */
const MOST_TARGETS = 50

type Told = StudioResponse<StudioOperations['reportPage']>['targets'][number]

/**
 * The targets of a page whose span overlaps these days, and how far it has come towards each within the target's span.
 */
export async function targetsOf({ db, questions }: ReportTools, { code, from, to }: OfPage): Promise<Told[]> {
  const codes = await pageAddresses.codesOf(db.orm, code)
  const rows = await db.orm
    .select()
    .from(reportTarget)
    .where(
      and(
        inArray(reportTarget.page_code, codes),
        lte(reportTarget.from_day, to),
        gte(reportTarget.to_day, from),
      ),
    )
    .orderBy(asc(reportTarget.from_day), asc(reportTarget.target_id))
    .limit(MOST_TARGETS)
  return Promise.all(
    rows.map(async ({ target_id, measure, goal, from_day, to_day }) => {
      const days = { from: from_day, to: to_day }
      return { target_id, measure, goal, ...days, reached: await questions.reached(code, measure, days) }
    }),
  )
}

/** Sets a target, or another goal for the same page, measure and days. Throws `notFound` for an unknown page. */
export async function setTarget(
  tools: ReportTools,
  actor: Actor,
  { code, measure, goal, from, to }: StudioInput<StudioOperations['reportTargetSet']>,
): Promise<StudioResponse<StudioOperations['reportTargetSet']>> {
  refuseOddSpan({ from, to })
  await refuseUnknownPage(tools, code)
  return tools.db.orm.transaction(async (tx) => {
    const isSame = and(
      inArray(reportTarget.page_code, await pageAddresses.codesOf(tx, code)),
      eq(reportTarget.measure, measure),
      eq(reportTarget.from_day, from),
      eq(reportTarget.to_day, to),
    )
    const [before] = await tx
      .select({ page_code: reportTarget.page_code, goal: reportTarget.goal })
      .from(reportTarget)
      .where(isSame)
      .for('update')
    // One that was set under a former code of the page stays there.
    const page_code = before?.page_code ?? (await pageAddresses.currentCode(tx, code))
    const key = { page_code, measure, from_day: from, to_day: to }
    const [row] = await tx
      .insert(reportTarget)
      .values({ ...key, goal })
      .onConflictDoUpdate({
        target: [reportTarget.page_code, reportTarget.measure, reportTarget.from_day, reportTarget.to_day],
        set: { goal, updated_at: sql`now()` },
      })
      .returning({ target_id: reportTarget.target_id })
    if (!row) throw new Error('A target was stored and has no number.')
    if (before?.goal !== goal)
      await appendAudit(tools, tx, actor, {
        action: 'report.target_set',
        subject: `page:${code}`,
        before: before && { measure, from, to, goal: before.goal },
        after: { measure, from, to, goal },
      })
    return row
  })
}

/** Removes a target. Throws `notFound` if there is none. */
export async function removeTarget(
  tools: ReportTools,
  actor: Actor,
  { target_id }: StudioInput<StudioOperations['reportTargetRemove']>,
): Promise<Record<string, never>> {
  return tools.db.orm.transaction(async (tx) => {
    const [row] = await tx.delete(reportTarget).where(eq(reportTarget.target_id, target_id)).returning()
    if (!row) throw new AppError(studioErrors.notFound)
    const { page_code, measure, goal, from_day, to_day } = row
    await appendAudit(tools, tx, actor, {
      action: 'report.target_remove',
      subject: `page:${page_code}`,
      before: { measure, from: from_day, to: to_day, goal },
    })
    return {}
  })
}
