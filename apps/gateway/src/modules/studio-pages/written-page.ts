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
    const { revision, base_version } = draft
    return { edited: readEdited(code, draft).page, revision, base_version, findings: [] }
  }
  const newest = await findVersion(db, code)
  if (!newest) return { edited: blankPage(code, title), revision: 0, base_version: null, findings: [] }
  const { page, findings } = readEdited(code, newest)
  return { edited: page, revision: 0, base_version: newest.version, findings }
}
