import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { EditedPage } from '@yingzao/editor-core'
import { type Finding, isRecord, parseDocument } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { type Actor, appendAudit } from '../../audit'
import { orTaken, requireFreeAddress } from '../address/free-address'
import { standInContent } from '../default-document'
import { blankPage } from '../document/blank-page'
import { readEditedPage } from '../document/edited-page'
import { type WrittenDraft, writeDraft } from '../document/reading/write-draft'
import { insertPage } from '../page-store'
import { putDraft } from './draft-store'

type PageCreate = StudioOperations['pageCreate']

/**
 * Creates a page and its draft: from a document, or empty; at the code of a fixed route, or of a document that forms
 * link to, an empty one starts from the stand-in. Throws `alreadyExists`, also for the second of two at once,
 * `formerAddress`, and `unusableDocument` with the first reason.
 */
export async function createPage(
  ctx: Pick<Context, 'config' | 'db' | 'company'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { code, title, document }: StudioInput<PageCreate>,
): Promise<StudioResponse<PageCreate>> {
  const { draft, findings } =
    document === undefined ? await beginning(ctx, code, title) : await readText(code, title, document)
  await orTaken(
    ctx.db.orm.transaction(async (tx) => {
      await addPage(tx, { code, draft, member_id })
      await appendAudit(ctx, tx, actor, {
        action: 'page.create',
        subject: `page:${code}`,
        after: { title },
      })
    }),
  )
  return { code, findings }
}

/** Stores a new page with its draft, and returns its id. Throws `alreadyExists` and `formerAddress`. */
export async function addPage(
  tx: Transaction,
  { code, draft, member_id }: { code: string; draft: WrittenDraft; member_id: number },
): Promise<number> {
  await requireFreeAddress(tx, code)
  const row = await insertPage(tx, { code, ...draft.head, owner_id: member_id })
  if (!row) throw new AppError(studioErrors.alreadyExists)
  await putDraft(tx, draft, { page_id: row.id, revision: 1, base_version: null, updated_by: member_id })
  return row.id
}

interface Beginning {
  draft: WrittenDraft
  findings: Finding[]
}

async function beginning(
  ctx: Pick<Context, 'config' | 'db' | 'company'>,
  code: string,
  title: string,
): Promise<Beginning> {
  const standIn = await standInContent(ctx, code)
  const page = standIn ? { ...standIn.document, ...standIn.window, title } : blankPage(code, title)
  return { draft: draftOf(page), findings: [] }
}

async function readText(code: string, title: string, text: string): Promise<Beginning> {
  const parsed = parseDocument(text)
  if (!parsed.ok) throw unusable(parsed.findings)
  const named = isRecord(parsed.value) ? { ...parsed.value, code, title } : parsed.value
  const { page, findings } = await readEditedPage(code, { document: named })
  const broken = findings.find(({ rule }) => rule === 'not-a-document')
  if (broken) throw unusable([broken])
  return { draft: draftOf(page), findings: [...parsed.findings, ...findings] }
}

function draftOf(page: EditedPage): WrittenDraft {
  const written = writeDraft(page)
  if ('broken' in written) throw unusable([written.broken])
  return written.draft
}

function unusable([first]: Finding[]): AppError {
  const msg = first ? `${first.message}${first.fix}` : studioErrors.unusableDocument.msg
  return new AppError({ ...studioErrors.unusableDocument, msg })
}
