import { pageBuild } from '../../../company/company-data'
import type { Context } from '../../../context'
import { findCodesToRender } from '../publish/render-store'
import { loadPublished } from './load-published'

/**
 * Renders published pages that have no bytes for this build yet, so that no page names a chunk that no longer exists,
 * or shows outdated company data. Call it before traffic arrives, and when that data has changed. A page that fails is
 * logged and does not hold up the others. A repeat finds nothing to do.
 */
export async function renderPublished(ctx: Context, report: (line: string) => void): Promise<void> {
  const build = pageBuild(ctx.site, await ctx.company.read())
  const codes = await findCodesToRender(ctx.db.orm, build)
  for (const [index, code] of codes.entries()) {
    report(`Rendering published page ${index + 1} of ${codes.length}: ${code}`)
    await loadPublished(ctx, code).catch((error: unknown) => {
      ctx.log.error({ page: code, err: error }, 'A published page could not be rendered for this build')
    })
  }
}
