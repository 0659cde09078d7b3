import type { SectionState } from '@yingzao/editor-core'
import { type JsonValue, SCHEMA_VERSION } from '@yingzao/schema/server'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { checkStored } from '../document/check-stored'
import { isError } from '../document/reading/judge-page'
import { pageSchedule } from '../page-draft-tables'
import type { PageRow } from '../page-store'
import type { CheckedVersion } from '../publish/checked-version'
import { findPublished, type VersionRow } from '../version/version-store'
import { relinkPage } from './relinked-page'

/** What visitors are to see of a page once a section on it has changed. */
export interface NewContent extends Pick<CheckedVersion, 'checked' | 'company'> {
  page: PageRow
  /** What they see now. */
  version: VersionRow
  document: JsonValue
  content_hash: string
}

/**
 * What visitors would see of a page with another state of a section, checked against every rule; or why they cannot, in
 * words. Undefined: visitors see nothing of the page, or nothing different.
 */
export async function publishedWith(
  ctx: Pick<Context, 'company' | 'config' | 'db'>,
  code: string,
  state: SectionState,
): Promise<{ content: NewContent } | { problem: string } | undefined> {
  const { orm } = ctx.db
  const found = await findPublished(orm, code)
  if (!found) return undefined
  const { page, version } = found
  const relinked = await relinkPage(code, version, state)
  if (relinked === 'same') return undefined
  if (await isScheduled(orm, page.id)) return { problem: SCHEDULED }
  if ('broken' in relinked) return { problem: wordsOf(relinked.broken) }
  const { text, content_hash } = relinked.draft
  const document = JSON.parse(text) as JsonValue
  const { checked, company } = await checkStored(ctx, orm, { document, schema_version: SCHEMA_VERSION })
  const [error] = checked.findings.filter(isError)
  if (error) return { problem: wordsOf(error) }
  return { content: { page, version, document, content_hash, checked, company } }
}

const SCHEDULED = '已设定时发布，那时会发布定时前的内容。请取消定时，再更新或发布这个页面。'

/** Whether something else is scheduled to be published on a page, which must not be displaced. */
export async function isScheduled(db: Orm | Transaction, pageId: number): Promise<boolean> {
  const [row] = await db
    .select({ publish_at: pageSchedule.publish_at })
    .from(pageSchedule)
    .where(eq(pageSchedule.page_id, pageId))
  return row?.publish_at != null
}

function wordsOf({ message, fix }: { message: string; fix: string }): string {
  return `${message}${fix}`
}
