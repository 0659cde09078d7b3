import type { RenderFailure } from '@yingzao/contract/server'
import type { Finding } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { type Actor, appendAudit } from '../../audit'
import { headOf } from '../document/page-head'
import { isError } from '../document/reading/judge-page'
import { judgementOf } from '../judge/judgement-of'
import { keepJudgement } from '../judge/judgement-store'
import { moveOf } from '../page-state'
import { lockPage, type PageRow, updatePage } from '../page-store'
import { dropScheduledPublishing } from '../schedule/schedule-store'
import { findVersionNumber } from '../version/version-store'
import { type CheckedVersion, checkVersion } from './checked-version'
import { renderVersion } from './render-version'
import { storeRender } from './store-render'

export type PublishReport =
  | { published: true; code: string; version: number; findings: Finding[]; failures: RenderFailure[] }
  | { published: false; reason: 'no-such-version' }
  /** The findings hold at least one error. */
  | { published: false; reason: 'refused'; version: number; findings: Finding[] }
  /** Whoever ordered it does not want it any more. */
  | { published: false; reason: 'unwanted' }

export interface PublishOrder {
  code: string
  /** The newest when none is named. */
  version?: number
  /** The same version, where this act has read and checked it already: then that is not done again. */
  checked?: CheckedVersion | undefined
  by: Actor
  /** On whose order a job publishes, for the record: `member:3`. */
  orderedBy?: string
  /** Asked while nobody else can change the page, just before visitors would see it. */
  isWanted?: (tx: Transaction) => Promise<boolean>
}

/**
 * Makes a version the one visitors see. Its bytes, the pointer and who did it are committed together, so a visitor
 * gets the old page whole or the new page whole; every process hears of it on commit.
 * A version with errors is refused as a value. A repeat is safe; of two at once the later wins. What was to be
 * published at a set time is not any more, or it would take the place of this; a page that was put away is back.
 */
export async function publishPage(
  ctx: Context,
  { code, version: number, checked: known, by, orderedBy, isWanted }: PublishOrder,
): Promise<PublishReport> {
  const found = known ?? (await checkVersion(ctx, code, number))
  if (!found) return { published: false, reason: 'no-such-version' }
  const { version, checked, company } = found
  const { window, findings, publishable } = checked
  if (!publishable) {
    return {
      published: false,
      reason: 'refused',
      version: version.version,
      findings: findings.filter(isError),
    }
  }
  // Outside the transaction: a version never changes, and the page's row is then held for milliseconds only.
  // The row's code: it is what the page answers to, whatever became of the one in the document.
  const content = { document: { ...checked.document, code }, window }
  const { row, failures } = await renderVersion(ctx, version, content, company)
  const isDone = await ctx.db.orm.transaction(async (tx) => {
    const page = await lockPage(tx, code)
    if (!page) throw new Error(`Page ${code} was deleted while it was published. Nothing has changed.`)
    if (isWanted && !(await isWanted(tx))) return false
    await storeRender(ctx, tx, row)
    await updatePage(tx, page.id, {
      ...headOf(content),
      ...moveOf('publish', page),
      published_version_id: version.id,
    })
    await keepJudgement(tx, {
      page_id: page.id,
      version_id: version.id,
      ...judgementOf(row.build, checked),
    })
    await dropScheduledPublishing(tx, page.id)
    await appendAudit(ctx, tx, by, {
      action: 'page.publish',
      subject: `page:${code}`,
      before: await publishedState(tx, page),
      after: {
        status: 'published',
        version: version.version,
        ...(orderedBy !== undefined && { ordered_by: orderedBy }),
      },
    })
    return true
  })
  if (!isDone) return { published: false, reason: 'unwanted' }
  return { published: true, code, version: version.version, findings, failures }
}

/** What became of a page, as the audit log tells it. */
export async function publishedState(
  tx: Transaction,
  { status, published_version_id }: PageRow,
): Promise<{ status: string; version: number | null }> {
  const version = published_version_id === null ? null : await findVersionNumber(tx, published_version_id)
  return { status, version }
}
