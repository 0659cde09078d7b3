import type { RenderFailure } from '@yingzao/contract/server'
import type { Finding } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { checkPage, isError } from './check-page'
import { headOf } from './page-head'
import { findVersion, lockPage, updatePage } from './page-store'
import { renderVersion } from './render-version'
import { storeRender } from './store-render'

export type PublishReport =
  | { published: true; code: string; version: number; findings: Finding[]; failures: RenderFailure[] }
  | { published: false; reason: 'no-such-version' }
  /** The findings hold at least one error. */
  | { published: false; reason: 'refused'; version: number; findings: Finding[] }

/**
 * Makes a version (the newest when none is named) the one visitors see. Its bytes and the pointer are committed
 * together, so a visitor gets the old page whole or the new page whole; every process hears of it on commit.
 * A version with errors is refused as a value. A repeat is safe; of two at once the later wins.
 */
export async function publishPage(ctx: Context, code: string, number?: number): Promise<PublishReport> {
  const version = await findVersion(ctx.db.orm, code, number)
  if (!version) return { published: false, reason: 'no-such-version' }
  const { document, window, findings, publishable } = checkPage(ctx, {
    document: version.document,
    version: version.schema_version,
  })
  if (!publishable) {
    return {
      published: false,
      reason: 'refused',
      version: version.version,
      findings: findings.filter(isError),
    }
  }
  // Outside the transaction: a version never changes, and the page's row is then held for milliseconds only.
  const { row, failures } = await renderVersion(ctx, code, version)
  await ctx.db.orm.transaction(async (tx) => {
    const page = await lockPage(tx, code)
    if (!page) throw new Error(`Page ${code} was deleted while it was published. Nothing has changed.`)
    await storeRender(ctx, tx, row)
    await updatePage(tx, page.id, {
      ...headOf({ document, window }),
      status: 'published',
      published_version_id: version.id,
    })
  })
  return { published: true, code, version: version.version, findings, failures }
}
