import { type Finding, type JsonValue, SCHEMA_VERSION } from '@yingzao/schema/server'
import type { Transaction } from '../../../db/database'
import { contentHash } from '../document/content-hash'
import type { PageRow } from '../page-store'
import { findVersion, insertVersion, type VersionRow } from './version-store'

export interface NewVersion {
  document: JsonValue
  /** The schema version it was written in; defaults to the current one. */
  schema_version?: number
  /** When it is known already. */
  content_hash?: string
  findings: Finding[]
  /** Who stores it: `member:3`, `cli`. */
  by: string
  /** The version that its draft was restored from. */
  restored_from?: number | null
  /** The version that replaced it as a draft. */
  kept_for?: number
}

/**
 * Stores a document as the next version of a page whose row the caller holds. If the newest version has exactly the
 * same content, that is returned and nothing is stored.
 */
export async function addVersion(
  tx: Transaction,
  page: Pick<PageRow, 'id' | 'code'>,
  {
    document,
    schema_version = SCHEMA_VERSION,
    content_hash = contentHash(document),
    findings,
    by,
    restored_from = null,
    kept_for,
  }: NewVersion,
): Promise<{ version: VersionRow; isNew: boolean }> {
  const newest = await findVersion(tx, page.code)
  if (newest?.content_hash === content_hash) return { version: newest, isNew: false }
  const version = await insertVersion(tx, {
    page_id: page.id,
    version: (newest?.version ?? 0) + 1,
    document,
    schema_version,
    findings,
    content_hash,
    created_by: by,
    restored_from,
    kept_for: kept_for ?? null,
  })
  return { version, isNew: true }
}
