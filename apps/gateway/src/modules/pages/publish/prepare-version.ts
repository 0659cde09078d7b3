import { studioErrors } from '@yingzao/contract/studio'
import type { Finding } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { type FileFacts, fileFacts } from '../../assets'
import { checkPage } from '../document/check-page'
import { findDraft } from '../draft/draft-store'
import { setBaseVersion } from '../draft/put-draft'
import { findVersion, type PageRow, type VersionRow } from '../page-store'
import { addVersion } from '../version/add-version'

/** A version that may be published, or what speaks against it: then there is none, and nothing was stored. */
export interface PreparedVersion {
  version: VersionRow | undefined
  findings: Finding[]
}

/**
 * What is known of the files that a page names as it is written, for `prepareVersion`. Asked for before the page is
 * held, as it takes a connection of its own.
 */
export async function writtenFiles(ctx: Pick<Context, 'db'>, code: string): Promise<FileFacts | undefined> {
  const stored = (await findDraft(ctx.db.orm, code)) ?? (await findVersion(ctx.db.orm, code))
  return stored && fileFacts(ctx, stored.document)
}

/**
 * Makes a version of what is being written on a page, or takes the newest one when that says the same. The caller holds
 * the page's row. Throws `conflict` when it is not at this revision.
 */
export async function prepareVersion(
  ctx: Pick<Context, 'config' | 'company'>,
  tx: Transaction,
  page: PageRow,
  { revision, by, files }: { revision: number; by: string; files: FileFacts | undefined },
): Promise<PreparedVersion> {
  const draft = await findDraft(tx, page.code)
  if ((draft?.revision ?? 0) !== revision) throw new AppError(studioErrors.conflict)
  const newest = draft ? undefined : await findVersion(tx, page.code)
  const stored = draft ?? newest
  if (!stored) throw new AppError(studioErrors.notFound)
  const { document, schema_version } = stored
  const { findings, publishable } = await checkPage(ctx, {
    document,
    version: schema_version,
    ...(files && { files }),
  })
  if (!publishable || newest) return { version: publishable ? newest : undefined, findings }
  const { version } = await addVersion(tx, page, {
    document,
    schema_version,
    findings,
    by,
    restored_from: draft?.restored_from ?? null,
  })
  await setBaseVersion(tx, page.id, version.version)
  return { version, findings }
}
