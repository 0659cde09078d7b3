import { type StudioOperations, type StudioResponse, studioErrors } from '@yingzao/contract/studio'
import type { JsonValue } from '@yingzao/schema/server'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { fileFacts, imagesOf } from '../../assets'
import { wireOf } from '../document/reading/read-edited'
import { findWritten } from '../draft/written-page'
import { page } from '../page-tables'
import { listedPage } from './listed-page'
import { findRows } from './page-rows'

/** A page with the content being edited. */
export async function pageDetail(
  ctx: Pick<Context, 'config' | 'db'>,
  code: string,
): Promise<StudioResponse<StudioOperations['pageDetail']>> {
  const [row] = await findRows(ctx.db.orm, { where: eq(page.code, code), limit: 1 })
  if (!row) throw new AppError(studioErrors.notFound)
  const { edited, revision, base_version, restored_from, findings } = await findWritten(ctx.db.orm, row)
  const document = wireOf(edited)
  return {
    page: await listedPage(ctx, { ...row, revision }),
    document,
    revision,
    base_version,
    restored_from,
    findings,
    images: await imagesOf(ctx, edited),
    files: await fileFacts(ctx, document as JsonValue),
  }
}
