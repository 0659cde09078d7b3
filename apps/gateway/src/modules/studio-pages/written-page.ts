import type { EditedPage } from '@yingzao/editor-core'
import type { Finding } from '@yingzao/schema/server'
import type { Orm, Transaction } from '../../db/database'
import { findDraft, findVersion, type PageRow } from '../pages'
import { blankPage, readEdited } from './edited-page'

/** What is being written on a page: its draft, or what one would begin with. */
export interface WrittenPage {
  edited: EditedPage
  /** 0: there is no draft yet. */
  revision: number
  base_version: number | null
  /** The version that the draft was made of by restoring, and has not become one since. */
  restored_from: number | null
  /** What was mended or left out when the draft began, which is told until it is saved for the first time. */
  findings: Finding[]
}

/** Reads what is being written on a page. */
export async function findWritten(
  db: Orm | Transaction,
  { code, title }: Pick<PageRow, 'code' | 'title'>,
): Promise<WrittenPage> {
  const draft = await findDraft(db, code)
  if (draft) {
    const { revision, base_version, restored_from } = draft
    return { edited: readEdited(code, draft).page, revision, base_version, restored_from, findings: [] }
  }
  const newest = await findVersion(db, code)
  const none = { revision: 0, base_version: null, restored_from: null, findings: [] }
  if (!newest) return { ...none, edited: blankPage(code, title) }
  const { page, findings } = readEdited(code, newest)
  return { ...none, edited: page, base_version: newest.version, findings }
}
