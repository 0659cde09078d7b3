import { pageBuild } from '../../../company/company-data'
import type { Context } from '../../../context'
import { readVersion, UnreadablePage } from '../document/read-version'
import type { EncodedPage } from '../publish/encode-page'
import { findPublishedRender, type RenderRow } from '../publish/render-store'
import { renderVersion } from '../publish/render-version'
import { storeRender } from '../publish/store-render'
import { findPublished } from '../version/version-store'

/**
 * The bytes of a published page for this build and the current company data, rendered and stored first if there are
 * none yet. If they cannot be made, the newest bytes of an older build are served instead. Undefined: nothing
 * published, or nothing of it to show.
 */
export async function loadPublished(
  ctx: Context,
  code: string,
): Promise<(EncodedPage & Pick<RenderRow, 'asks'>) | undefined> {
  // Whoever changes it announces every page, so what is read a moment too early is not kept.
  const company = await ctx.company.read()
  const build = pageBuild(ctx.site, company)
  const stored = await findPublishedRender(ctx.db.orm, code, build)
  if (stored?.build === build) return stored
  const found = await findPublished(ctx.db.orm, code)
  if (!found) return undefined
  try {
    const content = await readVersion(ctx, code, found.version)
    const { row, failures } = await renderVersion(ctx, found.version, content, company)
    await ctx.db.orm.transaction((tx) => storeRender(ctx, tx, row))
    for (const failure of failures)
      ctx.log.warn({ page: code, failure }, 'A block was left out of a published page')
    return row
  } catch (error) {
    if (!(error instanceof UnreadablePage)) throw error
    ctx.log.error(
      { page: code, err: error, older: stored !== undefined },
      'A published page cannot be rendered',
    )
    return stored
  }
}
