import type { EditedPage } from '@yingzao/editor-core'
import type { Finding } from '@yingzao/schema/server'
import type { Orm, Transaction } from '../../../db/database'
import { blankPage } from '../document/blank-page'
import { readEditedPage } from '../document/edited-page'
import type { Written } from '../document/reading/read-edited'
import type { PageRow } from '../page-store'
import { findVersion } from '../version/version-store'
import { findDraft } from './draft-store'

/** The content being edited on a page: its draft, or what one would start from. */
export interface WrittenPage {
  edited: EditedPage
  /** 0: there is no draft yet. */
  revision: number
  base_version: number | null
  /** The version that the draft was restored from, if it has not become a version since. */
  restored_from: number | null
  /** What was repaired or left out when the draft began; reported until it is first saved. */
  findings: Finding[]
}

/** The same before it has been read. */
export interface StoredWriting extends Omit<WrittenPage, 'edited' | 'findings'> {
  written: Written
}

type PageName = Pick<PageRow, 'code' | 'title'>

/** Reads the content being edited on a page. */
export async function findWritten(db: Orm | Transaction, page: PageName): Promise<WrittenPage> {
  const { written, ...stored } = await findWriting(db, page)
  if ('page' in written) return { ...stored, edited: written.page, findings: [] }
  const { page: edited, findings } = await readEditedPage(page.code, written)
  return { ...stored, edited, findings: stored.revision === 0 ? findings : [] }
}

/** Finds the content being edited on a page, as it is stored. */
export async function findWriting(db: Orm | Transaction, { code, title }: PageName): Promise<StoredWriting> {
  const draft = await findDraft(db, code)
  if (draft) {
    const { document, schema_version, revision, base_version, restored_from } = draft
    return { written: { document, schema_version }, revision, base_version, restored_from }
  }
  const newest = await findVersion(db, code)
  const none = { revision: 0, base_version: null, restored_from: null }
  if (!newest) return { ...none, written: { page: blankPage(code, title) } }
  const { document, schema_version, version } = newest
  return { ...none, written: { document, schema_version }, base_version: version }
}
