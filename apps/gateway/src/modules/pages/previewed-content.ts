import type { Context } from '../../context'
import { findDraft } from './draft-store'
import { findVersion } from './page-store'
import { readPreviewToken } from './preview-token'
import { readVersion } from './read-version'
import type { VersionContent } from './reading/read-stored'

/**
 * What a token lets its bearer see of a page: a version, or what is being written, which is the newest version while
 * nobody has touched it. Undefined: the token gives no right to anything of this page. Throws UnreadablePage.
 */
export async function previewedContent(
  ctx: Pick<Context, 'config' | 'db'>,
  code: string,
  token: unknown,
): Promise<VersionContent | undefined> {
  const right = await readPreviewToken(ctx, code, token)
  if (right === undefined) return undefined
  const { orm } = ctx.db
  const stored =
    right === 'draft'
      ? ((await findDraft(orm, code)) ?? (await findVersion(orm, code)))
      : await findVersion(orm, code, right)
  return stored && readVersion(ctx, code, stored)
}
