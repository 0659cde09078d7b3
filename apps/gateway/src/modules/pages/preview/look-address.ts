import type { Context } from '../../../context'
import { type Previewed, signPreviewToken } from '../../../http/preview-token'

/**
 * Where the Studio draws a page without its scripts, as a path: one version, or whatever is being written on it just
 * then.
 */
export async function lookAddress(
  ctx: Pick<Context, 'config'>,
  code: string,
  version: Previewed,
): Promise<string> {
  return `/studio/looks/${code}?preview_token=${await signPreviewToken(ctx, { code, version })}`
}

/** Where the page itself is shown before it is published, with everything that visitors will have, as a path. */
export async function previewAddress(
  ctx: Pick<Context, 'config'>,
  code: string,
  version: Previewed,
): Promise<string> {
  return `/h5-page/h5/${code}?isPreview=1&preview_token=${await signPreviewToken(ctx, { code, version })}`
}
