import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { JsonValue } from '@yingzao/schema/server'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { orRefuse } from '../../http/or-refuse'
import { limitMember } from '../../limits/limit-member'
import { type Act, type Actor, appendAudit, type Doer } from '../audit'
import { pageDocuments } from '../pages'
import { publishesSections } from './linked-sections'
import { listedSection } from './list-sections'
import { lookRight } from './look'
import {
  deleteSection,
  findBlocks,
  findSection,
  insertSection,
  NAME_TAKEN,
  updateSection,
} from './section-store'
import { orderUpdates } from './update-store'
import { notOneBlock, usableBlocks } from './usable-blocks'

type Create = StudioOperations['sectionCreate']
type Change = StudioOperations['sectionChange']
type Written = StudioResponse<Create>

const LIMIT = { name: 'section.create', perHour: 100 }

/**
 * Keeps blocks as a section. Throws `alreadyExists` for a name already in use, `unusableDocument` for invalid blocks.
 */
export async function createSection(
  ctx: Pick<Context, 'config' | 'db'>,
  { member, actor }: Doer,
  { name, kind, blocks }: StudioInput<Create>,
): Promise<Written> {
  await limitMember(ctx.db, LIMIT, member)
  const content = { name, kind, blocks: usableBlocks(blocks) }
  const id = await orNameTaken(
    ctx.db.orm.transaction(async (tx) => {
      const id = await insertSection(tx, content, member.member_id)
      await note(ctx, tx, actor, { action: 'section.create', id, after: { name, kind } })
      return id
    }),
  )
  return written(ctx, id)
}

/**
 * Changes the given parts of a section. With other blocks, the pages that link it are to get them, which is left to a
 * job. Throws `notFound`, `conflict` if somebody changed its blocks since, and what `createSection` throws.
 */
export async function changeSection(
  ctx: Pick<Context, 'config' | 'db' | 'jobs'>,
  { member, actor }: Doer & { member: Pick<Member, 'roles'> },
  { id, name, kind, blocks: text, revision }: StudioInput<Change>,
): Promise<Written> {
  const blocks = text === undefined ? undefined : usableBlocks(text)
  const content = {
    ...(name !== undefined && { name }),
    ...(kind !== undefined && { kind }),
    ...(blocks !== undefined && { blocks }),
  }
  await orNameTaken(
    ctx.db.orm.transaction(async (tx) => {
      const changed = await updateSection(tx, id, content, { member_id: member.member_id, revision })
      if (!changed) throw new AppError((await findBlocks(tx, id)) ? SUPERSEDED : studioErrors.notFound)
      const publishes = publishesSections(member)
      const pages = blocks
        ? await orderPages(ctx, tx, { ...changed, id, blocks, publishes, ordered_by: member.member_id })
        : 0
      const after = {
        ...(name && { name }),
        ...(kind && { kind }),
        ...(blocks && { has_new_blocks: true }),
        ...(pages > 0 && { linked_pages: pages, publishes }),
      }
      await note(ctx, tx, actor, { action: 'section.change', id, after })
    }),
  )
  return written(ctx, id)
}

const SUPERSEDED = { ...studioErrors.conflict, msg: '原版块已被他人更新，请先放弃这里的修改，再从新的开始' }

/** Orders the new blocks for the pages that link a section, and returns how many there are. */
async function orderPages(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Transaction,
  order: {
    id: number
    section: string
    revision: number
    blocks: readonly JsonValue[]
    publishes: boolean
    ordered_by: number
  },
): Promise<number> {
  const { id: section_id, section, revision, blocks, publishes, ordered_by } = order
  const pages = (await pageDocuments.linkedPages.find(tx, section)).map(({ page_id }) => page_id)
  if (pages.length === 0) return 0
  if (blocks.length !== 1) throw notOneBlock()
  await orderUpdates(tx, pages, { section_id, revision, publishes, ordered_by })
  await jobs.enqueue(tx, 'section-update', { section_id })
  return pages.length
}

/** Removes a section from the library; what was linked to it then remains on its pages as a copy. Throws `notFound`. */
export async function dropSection(
  ctx: Pick<Context, 'config' | 'db'>,
  { actor }: Doer,
  id: number,
): Promise<Record<string, never>> {
  await ctx.db.orm.transaction(async (tx) => {
    const name = await deleteSection(tx, id)
    if (name === undefined) throw new AppError(studioErrors.notFound)
    await note(ctx, tx, actor, { action: 'section.delete', id, before: { name } })
  })
  return {}
}

const TAKEN = { ...studioErrors.alreadyExists, msg: '已有同名的版块，请换一个名称' }

const orNameTaken = <Answer>(running: Promise<Answer>) => orRefuse(running, NAME_TAKEN, TAKEN)

function note(
  ctx: Pick<Context, 'config'>,
  tx: Transaction,
  actor: Actor,
  { id, ...act }: Omit<Act, 'subject'> & { id: number },
): Promise<void> {
  return appendAudit(ctx, tx, actor, { ...act, subject: `section:${id}` })
}

async function written(ctx: Pick<Context, 'config' | 'db'>, id: number): Promise<Written> {
  const row = await findSection(ctx.db.orm, id)
  // A colleague may have deleted it meanwhile.
  if (!row) throw new AppError(studioErrors.notFound)
  const pages = await pageDocuments.linkedPages.count(ctx.db.orm, [row.section])
  return { section: listedSection(row, { right: await lookRight(ctx), pages: pages.get(row.section) ?? 0 }) }
}
