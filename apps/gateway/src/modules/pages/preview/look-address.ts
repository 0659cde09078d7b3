import type { Context } from '../../../context'
import { type Previewed, signPreviewToken } from '../../../http/preview-token'

/**
 * The path at which the Studio shows a page without its scripts: one version, or the content being edited at that
 * moment.
 */
export async function lookAddress(
  ctx: Pick<Context, 'config'>,
  code: string,
  version: Previewed,
): Promise<string> {
  return `/studio/looks/${code}?preview_token=${await signPreviewToken(ctx, { code, version })}`
}

/** The path at which the page itself is shown before it is published, with everything that visitors will get. */
export async function previewAddress(
  ctx: Pick<Context, 'config'>,
  code: string,
  version: Previewed,
): Promise<string> {
  return `/h5-page/h5/${code}?isPreview=1&preview_token=${await signPreviewToken(ctx, { code, version })}`
}
