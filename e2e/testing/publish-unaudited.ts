import type { Context } from '../../apps/gateway/src/context'
import { appendAudit } from '../../apps/gateway/src/modules/audit'
import { readVersion } from '../../apps/gateway/src/modules/pages/document/read-version'
import { lockPage, updatePage } from '../../apps/gateway/src/modules/pages/page-store'
import type { PublishOrder, PublishReport } from '../../apps/gateway/src/modules/pages/publish/publish-page'
import { renderVersion } from '../../apps/gateway/src/modules/pages/publish/render-version'
import { storeRender } from '../../apps/gateway/src/modules/pages/publish/store-render'
import { findVersion } from '../../apps/gateway/src/modules/pages/version/version-store'

/**
 * Publishing with a fault, to show that a test finds it: who did it is written down in a transaction of its own, after
 * visitors see the page. A kill between leaves a page that nobody published.
 */
export async function publishUnaudited(
  ctx: Context,
  { code, version: number, by }: PublishOrder,
): Promise<PublishReport> {
  const version = await findVersion(ctx.db.orm, code, number)
  if (!version) return { published: false, reason: 'no-such-version' }
  const content = await readVersion(ctx, code, version)
  const { row } = await renderVersion(ctx, version, content, await ctx.company.read())
  await ctx.db.orm.transaction(async (tx) => {
    const page = await lockPage(tx, code)
    if (!page) throw new Error(`Page ${code} is gone.`)
    await storeRender(ctx, tx, row)
    await updatePage(tx, page.id, { status: 'published', published_version_id: version.id })
  })
  await ctx.db.orm.transaction((tx) =>
    appendAudit(ctx, tx, by, {
      action: 'page.publish',
      subject: `page:${code}`,
      after: { status: 'published', version: version.version },
    }),
  )
  return { published: true, code, version: version.version, findings: [], failures: [] }
}
