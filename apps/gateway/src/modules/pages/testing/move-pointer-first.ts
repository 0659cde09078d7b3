import type { Context } from '../../../context'
import { lockPage, updatePage } from '../page-store'
import { checkVersion } from '../publish/checked-version'
import { renderVersion } from '../publish/render-version'
import { storeRender } from '../publish/store-render'

/**
 * The first half of a faulty publication, to show that a test detects it: the pointer is moved to the newest version of
 * a page before anybody has checked whether it was approved. With its triggers in place, the database refuses that.
 */
export async function movePointerFirst(ctx: Context, code: string): Promise<void> {
  const found = await checkVersion(ctx, code)
  if (!found) return
  const { version, checked, company } = found
  const content = { document: { ...checked.document, code }, window: checked.window }
  const { row } = await renderVersion(ctx, version, content, company)
  await ctx.db.orm.transaction(async (tx) => {
    const page = await lockPage(tx, code)
    if (!page) return
    await storeRender(ctx, tx, row)
    await updatePage(tx, page.id, { status: 'published', published_version_id: version.id })
  })
}
