import {
  admits,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
  studioOperations,
} from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { limitMember } from '../../limits/limit-member'
import { pageDocuments } from '../pages'
import { stateOf } from './section-state'
import { findBlocks, findLinked, type LinkedSection } from './section-store'
import { findUpdates } from './update-store'
import { notOneBlock, usableBlocks } from './usable-blocks'

type Pages = StudioOperations['sectionPages']
type LinkedPage = StudioResponse<Pages>['pages'][number]
type Linker = Pick<Member, 'member_id' | 'roles'>

const LIMIT = { name: 'section.foresee', perHour: 300 }

/** Whether visitors see what a member changes in a section. */
export function publishesSections({ roles }: Pick<Member, 'roles'>): boolean {
  return admits(studioOperations.pagePublish.access, roles)
}

/** The sections behind these links, as far as they are there. */
export async function listLinked(
  { db }: Pick<Context, 'db'>,
  { sections }: StudioInput<StudioOperations['sectionLinked']>,
): Promise<{ list: LinkedSection[] }> {
  return { list: await findLinked(db.orm, sections) }
}

/**
 * The pages that link a section and how far each has got; with blocks, what would become of each. Throws `notFound`,
 * and `unusableDocument` for invalid blocks, or for several if pages link the section.
 */
export async function listLinkedPages(
  ctx: Pick<Context, 'company' | 'config' | 'db'>,
  member: Linker,
  { id, blocks }: StudioInput<Pages>,
): Promise<StudioResponse<Pages>> {
  const found = await findBlocks(ctx.db.orm, id)
  if (!found) throw new AppError(studioErrors.notFound)
  if (blocks !== undefined) await limitMember(ctx.db, LIMIT, member)
  const wanted = blocks === undefined ? undefined : usableBlocks(blocks)
  const uses = await pageDocuments.linkedPages.find(ctx.db.orm, found.section)
  const updates = new Map((await findUpdates(ctx.db.orm, id)).map((update) => [update.page_id, update]))
  const state = wanted && stateOf({ section: found.section, revision: found.revision + 1, blocks: wanted })
  if (wanted && !state && uses.length > 0) throw notOneBlock()
  const pages: LinkedPage[] = []
  for (const { page_id, code, title, is_seen } of uses) {
    const update = updates.get(page_id)
    const now = { code, title, is_seen, state: update?.state ?? null, problem: update?.problem ?? null }
    // One after the other: each is read and checked in a worker, and others want those too.
    pages.push({
      ...now,
      outcome: null,
      ...(state && (await foreseen(ctx, member, { code, is_seen, state }))),
    })
  }
  return { pages }
}

async function foreseen(
  ctx: Pick<Context, 'company' | 'config' | 'db'>,
  member: Linker,
  {
    code,
    is_seen,
    state,
  }: { code: string; is_seen: boolean; state: NonNullable<ReturnType<typeof stateOf>> },
): Promise<Pick<LinkedPage, 'outcome' | 'problem'>> {
  if (!is_seen) return { outcome: 'draft', problem: null }
  if (!publishesSections(member)) return { outcome: 'approval', problem: null }
  const seen = await pageDocuments.linkedPages.foresee(ctx, code, state)
  if (seen === undefined) return { outcome: 'draft', problem: null }
  return 'problem' in seen
    ? { outcome: 'refused', problem: seen.problem }
    : { outcome: 'publish', problem: null }
}
