import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { StudioFile } from '../../../http/register-studio-operation'
import { exportPage } from '../document/export-page'

/** A page as a JSON file, exactly as stored: the content being edited, or one version. */
export async function pageFile(
  ctx: Pick<Context, 'config' | 'db' | 'company'>,
  { code, version }: StudioInput<StudioOperations['pageExport']>,
): Promise<StudioFile> {
  const stored = await exportPage(ctx, code, version ?? 'written')
  if (!stored) throw new AppError(studioErrors.notFound)
  return {
    name: version === undefined ? `${code}.json` : `${code}-v${version}.json`,
    type: 'application/json; charset=utf-8',
    bytes: Buffer.from(`${JSON.stringify(stored.document, null, 2)}\n`),
  }
}
