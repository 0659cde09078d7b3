import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { networkAddress } from '../../../http/network-address'
import { PREVIEW_SECONDS } from '../../../http/preview-token'
import { findPage } from '../page-store'
import { findVersion } from '../version/version-store'
import { previewAddress } from './look-address'

type PreviewLink = StudioOperations['previewLink']

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A link that shows, without a login, one version, or the content being edited whenever it is opened. */
export async function previewLink(
  ctx: Pick<Context, 'config' | 'db'>,
  { code, version }: StudioInput<PreviewLink>,
): Promise<StudioResponse<PreviewLink>> {
  const { orm } = ctx.db
  const found = version === undefined ? await findPage(orm, code) : await findVersion(orm, code, version)
  if (!found) throw new AppError(studioErrors.notFound)
  // Before signing: an expiry stated a moment too early is better.
  const expires_at = new Date(Date.now() + PREVIEW_SECONDS * 1000).toISOString()
  const path = await previewAddress(ctx, code, version ?? 'draft')
  const url = `${ctx.config.publicOrigin}${path}`
  const lan_url = lanAddress(ctx, url)
  // A Studio on the same origin as the pages may be open under another of its host names.
  const frame_url = ctx.config.studioOrigin === undefined ? path : url
  return { url, ...(lan_url && { lan_url }), frame_url, expires_at }
}

/** A phone would look for `localhost` on itself. */
function lanAddress({ config }: Pick<Context, 'config'>, url: string): string | undefined {
  const address = new URL(url)
  const host = LOCAL_HOSTS.has(address.hostname) ? networkAddress(config.host) : undefined
  if (host === undefined) return undefined
  address.hostname = host
  return address.href
}
