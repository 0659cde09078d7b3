import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { readVersion } from '../document/read-version'
import { findPublished } from '../version/version-store'
import { shareLookOf } from '../visitors/share-card'

type PageShare = StudioOperations['pageShare']

/** The share card of what visitors see now. Throws `notFound` for a page that is not published. */
export async function pageShare(
  ctx: Pick<Context, 'config' | 'db'>,
  { code }: StudioInput<PageShare>,
): Promise<StudioResponse<PageShare>> {
  const found = await findPublished(ctx.db.orm, code)
  if (!found) throw new AppError(studioErrors.notFound)
  const { document } = await readVersion(ctx, code, found.version)
  return { ...shareLookOf(document), has_card: isSharedAsCard(ctx) }
}

/** Outside production the sandbox stands in for an account that is not set. */
function isSharedAsCard({ config }: Pick<Context, 'config'>): boolean {
  return config.env !== 'production' || config.suppliers.wechat?.officialAccount !== undefined
}
