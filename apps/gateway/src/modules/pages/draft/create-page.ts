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
import { defaultContent } from '../default-document'
import { blankPage } from '../document/blank-page'
import { readEditedPage } from '../document/edited-page'
import { headOf } from '../document/page-head'
import { brokenLimit, type EditedReading } from '../document/reading/read-edited'
import { insertPage } from '../page-store'
import { putDraft } from './put-draft'

type PageCreate = StudioOperations['pageCreate']

/**
 * Makes a page and its draft: from a document, or empty; at the code of a fixed route, or of a document that forms link
 * to, an empty one begins with what stands in there. Throws `alreadyExists`, also for the second of two at once,
 * `formerAddress` and `unusableDocument` with the first reason why.
 */
export async function createPage(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { code, title, document }: StudioInput<PageCreate>,
): Promise<StudioResponse<PageCreate>> {
  const { page, findings } =
    document === undefined
      ? { page: beginning(code, title), findings: [] }
      : await readText(code, title, document)
  await orTaken(
    db.orm.transaction(async (tx) => {
      await addPage(tx, page, member_id)
      await appendAudit({ config }, tx, actor, {
        action: 'page.create',
        subject: `page:${code}`,
        after: { title },
      })
    }),
  )
  return { code, findings }
}

/** Stores a page that is new, with its draft. Throws `alreadyExists` and `formerAddress`. */
export async function addPage(tx: Transaction, edited: EditedPage, member_id: number): Promise<void> {
  const { code, start_at = null, end_at = null } = edited
  const head = headOf({ document: edited, window: { start_at, end_at } })
  await requireFreeAddress(tx, code)
  const row = await insertPage(tx, { code, ...head, owner_id: member_id })
  if (!row) throw new AppError(studioErrors.alreadyExists)
  await putDraft(tx, edited, { page_id: row.id, revision: 1, base_version: null, updated_by: member_id })
}

function beginning(code: string, title: string): EditedPage {
  const standIn = defaultContent(code)
  return standIn ? { ...standIn.document, ...standIn.window, title } : blankPage(code, title)
}

async function readText(code: string, title: string, text: string): Promise<EditedReading> {
  const parsed = parseDocument(text)
  if (!parsed.ok) throw unusable(parsed.findings)
  const named = isRecord(parsed.value) ? { ...parsed.value, code, title } : parsed.value
  const { page, findings } = await readEditedPage(code, { document: named })
  const broken = findings.find(({ rule }) => rule === 'not-a-document') ?? brokenLimit(page)
  if (broken) throw unusable([broken])
  return { page, findings: [...parsed.findings, ...findings] }
}

function unusable([first]: Finding[]): AppError {
  const msg = first ? `${first.message}${first.fix}` : studioErrors.unusableDocument.msg
  return new AppError({ ...studioErrors.unusableDocument, msg })
}
