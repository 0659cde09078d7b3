import type { Context } from '../../../context'
import { readPreviewToken } from '../../../http/preview-token'
import { currentCode } from '../address/page-address'
import { readVersion } from '../document/read-version'
import type { VersionContent } from '../document/reading/read-stored'
import { findDraft } from '../draft/draft-store'
import { findVersion } from '../version/version-store'

/**
 * What a token lets its bearer see of a page: a version, or the content being edited, which is the newest version if
 * there is no draft. Undefined: the token gives no right to anything of this page. Throws UnreadablePage.
 */
export async function previewedContent(
  ctx: Pick<Context, 'config' | 'db'>,
  code: string,
  token: unknown,
): Promise<VersionContent | undefined> {
  const right = await readPreviewToken(ctx, code, token)
  if (right === undefined) return undefined
  const { orm } = ctx.db
  // The page may have got another code since the token was signed.
  const present = await currentCode(orm, code)
  const stored =
    right === 'draft'
      ? ((await findDraft(orm, present)) ?? (await findVersion(orm, present)))
      : await findVersion(orm, present, right)
  return stored && readVersion(ctx, present, stored)
}
