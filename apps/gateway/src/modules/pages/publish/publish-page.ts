import type { RenderFailure } from '@yingzao/contract/server'
import type { Finding } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { leaveWord } from '../../../edge/leave-word'
import { type Actor, appendAudit } from '../../audit'
import { type Allowed, allowedVersion } from '../approval/allowed-version'
import type { ChangedReference } from '../approval/references'
import { insertPublication } from '../approval/submission-store'
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
  /** Nobody has approved it, or part of it differs from what was approved. */
  | { published: false; reason: 'not-approved'; version: number; changed: ChangedReference[] }
  /** Whoever ordered it does not want it any more. */
  | { published: false; reason: 'unwanted' }

export interface PublishOrder {
  code: string
  /** The newest when none is named. */
  version?: number
  /** The same version, if this act has already read and checked it: then that is not done again. */
  checked?: CheckedVersion | undefined
  /** Whether it may be shown, if this act has already asked. */
  allowed?: Allowed | undefined
  by: Actor
  /** On whose order a job publishes, for the record: `member:3`. */
  orderedBy?: string
  /** Asked while nobody else can change the page, just before visitors would see it. */
  isWanted?: (tx: Transaction) => Promise<boolean>
}

/**
 * Makes a version the one visitors see. Its bytes, the pointer and who did it are committed together, so a visitor gets
 * either the whole old page or the whole new page; every process is notified on commit. The only way to publish: where
 * approval is required, a version is always shown as the bytes that were approved. A version with errors is refused as
 * a value, as is one that was not approved. Safe to repeat; of two at once the later wins. A scheduled publication is
 * cancelled, or it would replace this one; an archived page is unarchived.
 */
export async function publishPage(
  ctx: Context,
  { code, version: number, checked: known, allowed: asked, by, orderedBy, isWanted }: PublishOrder,
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
  const seen = asked ?? (await allowedVersion(ctx, ctx.db.orm, version.id))
  if (seen.kind === 'refused') return notApproved(version.version, seen)
  // Outside the transaction: a version never changes, and the page's row is then locked for milliseconds only. The
  // row's code: it is the one the page is served under, whatever became of the one in the document.
  const content = seen.kind === 'allowed' ? seen.content : { document: { ...checked.document, code }, window }
  const { row, failures } = await renderVersion(ctx, version, content, company)
  const outcome = await ctx.db.orm.transaction(
    async (tx): Promise<'done' | 'unwanted' | Extract<Allowed, { kind: 'refused' }>> => {
      const page = await lockPage(tx, code)
      if (!page) throw new Error(`Page ${code} was deleted while it was published. Nothing has changed.`)
      if (isWanted && !(await isWanted(tx))) return 'unwanted'
      // Once more, as rendering may have taken a while: what it refers to can have changed. The page is not locked
      // while files are read: a file that changes in these moments is one that changes after visitors see it, and is
      // found as such.
      const allowed = await allowedVersion(ctx, tx, version.id, seen)
      if (allowed.kind === 'refused') return allowed
      if (allowed.kind === 'allowed' && allowed.content.code !== code) return { kind: 'refused', changed: [] }
      const grounds = allowed.kind === 'allowed' ? allowed.grounds : undefined
      await insertPublication(tx, { page_id: page.id, version_id: version.id, published_by: by.who }, grounds)
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
      await leaveWord(ctx, tx, { codes: [code] })
      await appendAudit(ctx, tx, by, {
        action: 'page.publish',
        subject: `page:${code}`,
        before: await publishedState(tx, page),
        after: {
          status: 'published',
          version: version.version,
          ...(orderedBy !== undefined && { ordered_by: orderedBy }),
          ...(grounds && {
            submission: grounds.submission.submission_id,
            hash: grounds.submission.content_hash,
            ...(grounds.glass_id !== null && { break_glass: grounds.glass_id }),
          }),
        },
      })
      return 'done'
    },
  )
  if (outcome === 'unwanted') return { published: false, reason: 'unwanted' }
  if (outcome !== 'done') return notApproved(version.version, outcome)
  return { published: true, code, version: version.version, findings, failures }
}

function notApproved(version: number, { changed }: Extract<Allowed, { kind: 'refused' }>): PublishReport {
  return { published: false, reason: 'not-approved', version, changed }
}

/** A page's publication state as written to the audit log. */
export async function publishedState(
  tx: Transaction,
  { status, published_version_id }: PageRow,
): Promise<{ status: string; version: number | null }> {
  const version = published_version_id === null ? null : await findVersionNumber(tx, published_version_id)
  return { status, version }
}
