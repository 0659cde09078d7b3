import type { Context } from '../../context'
import { type Previewed, signPreviewToken } from '../pages'

/** Where a page is drawn for who may see it, as a path: one version, or whatever is being written on it just then. */
export async function lookAddress(
  ctx: Pick<Context, 'config'>,
  code: string,
  version: Previewed,
): Promise<string> {
  const token = await signPreviewToken(ctx, { code, version })
  return `/h5-page/h5/${code}?isPreview=1&preview_token=${token}`
}
