import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { type JsonValue, parseDocument } from '@yingzao/schema/server'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { violates } from '../../db/violates'
import { AppError } from '../../http/app-error'
import { limitMember } from '../../limits/limit-member'
import { type Act, type Actor, appendAudit, type Doer } from '../audit'
import { listedSection } from './list-sections'
import { lookRight } from './look'
import { keepsLimits, readBlocks } from './read-library'
import { deleteSection, findSection, insertSection, NAME_TAKEN, updateSection } from './section-store'

type Create = StudioOperations['sectionCreate']
type Change = StudioOperations['sectionChange']
type Written = StudioResponse<Create>

const LIMIT = { name: 'section.create', perHour: 100 }

/** Keeps blocks as a section. Throws `alreadyExists` for a name that another has, `unusableDocument` for what is no blocks. */
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

/** Changes a section as far as something is said. Throws `notFound`, and what `createSection` throws. */
export async function changeSection(
  ctx: Pick<Context, 'config' | 'db'>,
  { member, actor }: Doer,
  { id, name, kind, blocks }: StudioInput<Change>,
): Promise<Written> {
  const content = {
    ...(name !== undefined && { name }),
    ...(kind !== undefined && { kind }),
    ...(blocks !== undefined && { blocks: usableBlocks(blocks) }),
  }
  await orNameTaken(
    ctx.db.orm.transaction(async (tx) => {
      const isThere = await updateSection(tx, id, content, member.member_id)
      if (!isThere) throw new AppError(studioErrors.notFound)
      const after = { ...(name && { name }), ...(kind && { kind }), ...(blocks && { has_new_blocks: true }) }
      await note(ctx, tx, actor, { action: 'section.change', id, after })
    }),
  )
  return written(ctx, id)
}

/** Takes a section out of the library. Throws `notFound`. */
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

/** Blocks as they are stored: read as a page reads them, so that what is kept is safe, and is a list of some. */
function usableBlocks(text: string): JsonValue {
  const parsed = parseDocument(text)
  if (!parsed.ok || !Array.isArray(parsed.value) || !keepsLimits(parsed.value)) throw unusable()
  if (readBlocks(parsed.value).page_schema.length === 0) throw unusable()
  return parsed.value
}

function unusable(): AppError {
  return new AppError({ ...studioErrors.unusableDocument, msg: '没有可以存的组件，请先选中一个版块' })
}

async function orNameTaken<Answer>(running: Promise<Answer>): Promise<Answer> {
  try {
    return await running
  } catch (error) {
    if (!violates(error, NAME_TAKEN)) throw error
    throw new AppError({ ...studioErrors.alreadyExists, msg: '已有同名的版块，请换一个名称' })
  }
}

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
  return { section: listedSection(row, await lookRight(ctx)) }
}
