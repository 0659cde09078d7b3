import { randomUUID } from 'node:crypto'
import type { SectionState } from '@yingzao/editor-core'
import type { JsonValue } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { isDatabaseAway } from '../../../db/is-database-away'
import type { Actor } from '../../audit'
import { submitVersion } from '../approval/submit-version'
import { findDraft, insertSave, putDraft, setBaseVersion } from '../draft/draft-store'
import { storablePatch } from '../draft/storable-patch'
import { findWriting } from '../draft/written-page'
import { lockPage } from '../page-store'
import type { CheckedVersion } from '../publish/checked-version'
import { publishPage } from '../publish/publish-page'
import { addVersion } from '../version/add-version'
import { findVersion } from '../version/version-store'
import { isScheduled, type NewContent, publishedWith } from './published-link'
import { relinkPage } from './relinked-page'

/** A new state of a section, for one page that links it. */
export interface SectionOrder {
  code: string
  state: SectionState
  /** Whether visitors are to see it, or only those who write the page. */
  publishes: boolean
  /** The member who changed the section. */
  ordered_by: number
  by: Actor
}

/** Each retry means that somebody happened to publish the page at the same moment. */
const MOST_TRIES = 5

/**
 * Puts another state of a section on a page: in the content being edited, as an ordinary save, and for visitors, as a
 * version of its own that is checked and published like any other. Returns why visitors do not see it, undefined if
 * nothing prevents it. Safe to repeat, and concurrently: whatever has the state already is left alone.
 */
export async function updateLinkedPage(ctx: Context, order: SectionOrder): Promise<string | undefined> {
  const problem = await updateDraft(ctx, order)
  if (!order.publishes) return problem
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = await publishedWith(ctx, order.code, order.state)
    if (found === undefined) return problem
    if ('problem' in found) {
      await updateDraft(ctx, order, { evenWithout: true })
      return found.problem
    }
    const outcome = await publish(ctx, order, found.content)
    if (outcome !== 'again') return outcome ?? problem
  }
  return '页面正被多次发布，没有轮到这次更新。请稍后重新发布这个页面。'
}

/**
 * Puts it into the content being edited. If there is no draft and visitors see the newest version, that version becomes
 * the new one by itself, and a draft would only repeat it.
 */
function updateDraft(
  { db }: Pick<Context, 'db'>,
  { code, state, publishes, ordered_by }: SectionOrder,
  { evenWithout = !publishes } = {},
): Promise<string | undefined> {
  return db.orm.transaction(async (tx) => {
    const page = await lockPage(tx, code)
    if (!page) return undefined
    const { written, revision, base_version } = await findWriting(tx, page)
    if (revision === 0 && !evenWithout && (await isNewestSeen(tx, page))) return undefined
    const relinked = await relinkPage(code, written, state)
    if (relinked === 'same') return undefined
    if ('broken' in relinked) return `${relinked.broken.message}${relinked.broken.fix}`
    const place = { page_id: page.id, revision: revision + 1 }
    await putDraft(tx, relinked.draft, { ...place, base_version, updated_by: ordered_by })
    const patch = storablePatch(relinked.patch as unknown as JsonValue)
    await insertSave(tx, { ...place, save_id: randomUUID(), patch, saved_by: ordered_by })
    return undefined
  })
}

/** Where pages need approval, submits the new version for it; visitors keep what they have until then. */
async function submit(
  ctx: Context,
  { code, ordered_by }: Pick<SectionOrder, 'code' | 'ordered_by'>,
  checked: CheckedVersion,
): Promise<string> {
  await ctx.db.orm.transaction(async (tx) => {
    const page = await lockPage(tx, code)
    if (!page) return
    const by = { who: `member:${ordered_by}`, ip: null } as const
    await submitVersion(ctx, tx, page, checked, { by, note: '共用板块有更新' })
  })
  return '新内容已提交审批，通过后发布，访客才会看到。'
}

async function isNewestSeen(
  tx: Transaction,
  {
    code,
    status,
    published_version_id,
  }: { code: string; status: string; published_version_id: number | null },
): Promise<boolean> {
  const newest = await findVersion(tx, code)
  return status === 'published' && newest?.id === published_version_id
}

async function publish(
  ctx: Context,
  { code, by, ordered_by }: SectionOrder,
  { page: seen, version: old, document, content_hash, checked, company }: NewContent,
): Promise<string | undefined | 'again'> {
  const isAsSeen = async (tx: Transaction): Promise<boolean> => {
    const now = await lockPage(tx, code)
    return (
      now?.status === 'published' &&
      now.published_version_id === seen.published_version_id &&
      !(await isScheduled(tx, now.id))
    )
  }
  const version = await ctx.db.orm.transaction(async (tx) => {
    if (!(await isAsSeen(tx))) return undefined
    const added = await addVersion(tx, seen, {
      document,
      content_hash,
      findings: checked.findings,
      by: `member:${ordered_by}`,
    })
    const draft = await findDraft(tx, code)
    const isBase = draft?.base_version === old.version || draft?.content_hash === content_hash
    if (isBase) await setBaseVersion(tx, seen.id, added.version.version)
    return added.version
  })
  if (!version) return 'again'
  try {
    const report = await publishPage(ctx, {
      code,
      checked: { version, checked, company },
      by,
      orderedBy: `member:${ordered_by}`,
      isWanted: isAsSeen,
    })
    if (report.published) return undefined
    return report.reason === 'not-approved'
      ? submit(ctx, { code, ordered_by }, { version, checked, company })
      : 'again'
  } catch (error) {
    // The database will come back, and the job is retried then.
    if (isDatabaseAway(error)) throw error
    ctx.log.error({ err: error, page: code }, 'A page could not be drawn with the newest state of a section')
    return '页面无法显示，没有发布。请在编辑器中检查这个页面。'
  }
}
