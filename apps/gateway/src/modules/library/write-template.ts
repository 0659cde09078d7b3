import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { checkLimits, isRecord, type JsonRecord, parseDocument } from '@yingzao/schema/server'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { orRefuse } from '../../http/or-refuse'
import { limitMember } from '../../limits/limit-member'
import { type Act, type Actor, appendAudit, type Doer } from '../audit'
import { lookRight } from './look'
import { templateOf } from './template-document'
import { deleteTemplate, findTemplate, insertTemplate, NAME_TAKEN, updateTemplate } from './template-store'
import { listedTemplate } from './templates'

type Create = StudioOperations['templateCreate']
type Change = StudioOperations['templateChange']
type Written = StudioResponse<Create>

const LIMIT = { name: 'template.create', perHour: 100 }

/**
 * Keeps a page as a template. Throws `alreadyExists` for a name already in use, `unusableDocument` for an invalid page.
 */
export async function createTemplate(
  ctx: Pick<Context, 'config' | 'db'>,
  { member, actor }: Doer,
  { document, ...label }: StudioInput<Create>,
): Promise<Written> {
  await limitMember(ctx.db, LIMIT, member)
  const fields = { ...label, document: await usablePage(document) }
  const id = await orNameTaken(
    ctx.db.orm.transaction(async (tx) => {
      const id = await insertTemplate(tx, fields, member.member_id)
      await note(ctx, tx, actor, { action: 'template.create', id, after: saidOf(label) })
      return id
    }),
  )
  return written(ctx, id)
}

/** Changes the given parts of a template. Throws `notFound`, and what `createTemplate` throws. */
export async function changeTemplate(
  ctx: Pick<Context, 'config' | 'db'>,
  { member, actor }: Doer,
  { id, document, ...label }: StudioInput<Change>,
): Promise<Written> {
  const fields = { ...label, ...(document !== undefined && { document: await usablePage(document) }) }
  await orNameTaken(
    ctx.db.orm.transaction(async (tx) => {
      const isThere = await updateTemplate(tx, id, fields, member.member_id)
      if (!isThere) throw new AppError(studioErrors.notFound)
      const after = { ...saidOf(label), ...(document !== undefined && { has_new_page: true }) }
      await note(ctx, tx, actor, { action: 'template.change', id, after })
    }),
  )
  return written(ctx, id)
}

/** Removes a template from the gallery. Throws `notFound`. */
export async function dropTemplate(
  ctx: Pick<Context, 'config' | 'db'>,
  { actor }: Doer,
  id: number,
): Promise<Record<string, never>> {
  await ctx.db.orm.transaction(async (tx) => {
    const name = await deleteTemplate(tx, id)
    if (name === undefined) throw new AppError(studioErrors.notFound)
    await note(ctx, tx, actor, { action: 'template.delete', id, before: { template: name } })
  })
  return {}
}

/** The label as the audit log has it, where a name is that of a person. */
function saidOf({ name, ...rest }: Omit<StudioInput<Change>, 'id' | 'document'>): object {
  return { ...(name !== undefined && { template: name }), ...rest }
}

/** A page as it is stored: one that exceeds the limits is refused, and one without blocks helps nobody. */
async function usablePage(text: string): Promise<JsonRecord> {
  const parsed = parseDocument(text)
  if (!parsed.ok || !isRecord(parsed.value)) throw unusable('页面内容读不出来，请刷新后重试')
  const limited = checkLimits(parsed.value)
  if (!limited.ok) throw unusable(limited.findings[0]?.message ?? '页面超出限制，请精简后再存')
  const document = await templateOf(parsed.value)
  if (!Array.isArray(document.page_schema) || document.page_schema.length === 0)
    throw unusable('页面里还没有组件，请先添加内容')
  return document
}

function unusable(msg: string): AppError {
  return new AppError({ ...studioErrors.unusableDocument, msg })
}

const TAKEN = { ...studioErrors.alreadyExists, msg: '已有同名的模板，请换一个名称' }

const orNameTaken = <Answer>(running: Promise<Answer>) => orRefuse(running, NAME_TAKEN, TAKEN)

function note(
  ctx: Pick<Context, 'config'>,
  tx: Transaction,
  actor: Actor,
  { id, ...act }: Omit<Act, 'subject'> & { id: number },
): Promise<void> {
  return appendAudit(ctx, tx, actor, { ...act, subject: `template:${id}` })
}

async function written(ctx: Pick<Context, 'config' | 'db'>, id: number): Promise<Written> {
  const row = await findTemplate(ctx.db.orm, id)
  // A colleague may have deleted it meanwhile.
  if (!row) throw new AppError(studioErrors.notFound)
  return { template: listedTemplate(row, await lookRight(ctx)) }
}
