import type { Context } from '../../../context'
import { appendAudit } from '../../audit'
import { readVersion } from '../document/read-version'
import { lockPage, updatePage } from '../page-store'
import type { PublishOrder, PublishReport } from '../publish/publish-page'
import { renderVersion } from '../publish/render-version'
import { storeRender } from '../publish/store-render'
import { findVersion } from '../version/version-store'

/**
 * A faulty publication, to show that a test detects it: who did it is recorded in a separate transaction, after
 * visitors see the page. A kill in between leaves a page that nobody published.
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
