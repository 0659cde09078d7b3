import { studioErrors } from '@yingzao/contract/studio'
import type { Finding } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { checkStored } from '../document/check-stored'
import { findDraft, setBaseVersion } from '../draft/draft-store'
import type { PageRow } from '../page-store'
import { addVersion } from '../version/add-version'
import { findVersion } from '../version/version-store'
import type { CheckedVersion } from './checked-version'

/** A version that may be published, or what prevents it: then there is no version, and nothing was stored. */
export interface PreparedVersion {
  prepared: CheckedVersion | undefined
  findings: Finding[]
}

/**
 * Makes a version of the content being edited on a page, or takes the newest one if its content is the same. The caller
 * holds the page's row. Throws `conflict` when it is not at this revision.
 */
export async function prepareVersion(
  ctx: Pick<Context, 'config' | 'company'>,
  tx: Transaction,
  page: PageRow,
  { revision, by }: { revision: number; by: string },
): Promise<PreparedVersion> {
  const draft = await findDraft(tx, page.code)
  if ((draft?.revision ?? 0) !== revision) throw new AppError(studioErrors.conflict)
  const newest = draft ? undefined : await findVersion(tx, page.code)
  const stored = draft ?? newest
  if (!stored) throw new AppError(studioErrors.notFound)
  const { document, schema_version, content_hash } = stored
  const { checked, company } = await checkStored(ctx, tx, stored)
  const { findings, publishable } = checked
  if (!publishable) return { prepared: undefined, findings }
  if (newest) return { prepared: { version: newest, checked, company }, findings }
  const { version } = await addVersion(tx, page, {
    document,
    schema_version,
    content_hash,
    findings,
    by,
    restored_from: draft?.restored_from ?? null,
  })
  await setBaseVersion(tx, page.id, version.version)
  return { prepared: { version, checked, company }, findings }
}
