import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Context } from '../../../context'
import { appendAudit } from '../../audit'
import { readVersion } from '../document/read-version'
import { lockPage, updatePage } from '../page-store'
import { type PublishOrder, type PublishReport, publishPage } from '../publish/publish-page'
import { findPublishedRender, insertRender } from '../publish/render-store'
import { renderVersion } from '../publish/render-version'
import { findVersion } from '../version/version-store'

/**
 * A faulty publication, to show that a test detects it: the pointer moves in one transaction, with bytes whose second
 * half is still the old page's, and another one writes the complete bytes. A kill in between leaves the mixture for
 * good.
 */
export async function publishInHalves(ctx: Context, order: PublishOrder): Promise<PublishReport> {
  const began = performance.now()
  const { code, version: number } = order
  const version = await findVersion(ctx.db.orm, code, number)
  const before = await findPublishedRender(ctx.db.orm, code, ctx.site.build)
  if (!version || !before) return publishPage(ctx, order)
  const company = await ctx.company.read()
  const { row } = await renderVersion(ctx, version, await readVersion(ctx, code, version), company)
  const html = Buffer.concat([firstHalf(row.html), before.html.subarray(firstHalf(before.html).byteLength)])
  const br = await promisify(brotliCompress)(html)
  await ctx.db.orm.transaction(async (tx) => {
    const page = await lockPage(tx, code)
    if (!page) throw new Error(`Page ${code} is gone.`)
    await insertRender(tx, { ...row, html, br })
    await updatePage(tx, page.id, { status: 'published', published_version_id: version.id })
    await appendAudit(ctx, tx, order.by, {
      action: 'page.publish',
      subject: `page:${code}`,
      after: { status: 'published', version: version.version },
    })
  })
  // Twice as long as all that came before: so a kill hits the gap in two of three cases, however fast the machine is.
  await wait(2 * (performance.now() - began))
  // Updates the page's row once more, so that every process is notified of the bytes.
  await ctx.db.pool.query(
    `WITH bytes AS (UPDATE page_render SET html = $1, br = $2 WHERE version_id = $3 AND build = $4)
     UPDATE page SET updated_at = now() WHERE code = $5`,
    [row.html, row.br, version.id, ctx.site.build, code],
  )
  return { published: true, code, version: version.version, findings: [], failures: [] }
}

function firstHalf(html: Buffer): Buffer {
  return html.subarray(0, html.byteLength / 2)
}
