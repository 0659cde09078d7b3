import { readVersion } from '../document/read-version'
import { type EncodedPage, encodePage } from '../publish/encode-page'
import { renderContent } from '../publish/render-version'
import { findPublished } from '../version/version-store'
import { loadPublished } from './load-published'
import { type AnsweringContext, answersFor } from './page-answers'

/**
 * The bytes of a published page as visitors get them: as they are stored, or drawn anew with what its blocks ask and the
 * server may answer. Those are kept in memory only, as they are good until an answer changes. Undefined: nothing
 * published, or nothing to show of it.
 */
export async function loadAnswered(ctx: AnsweringContext, code: string): Promise<EncodedPage | undefined> {
  const stored = await loadPublished(ctx, code)
  const answers = await answersFor(ctx, stored?.asks ?? [])
  if (Object.keys(answers).length === 0) return stored
  try {
    const found = await findPublished(ctx.db.orm, code)
    if (!found) return undefined
    const content = await readVersion(ctx, code, found.version)
    const company = await ctx.company.read()
    const { version } = found.version
    return await encodePage(await renderContent(ctx, content, { draft: false, company, version, answers }))
  } catch (error) {
    // It has everything but the answers, which the phone asks for.
    ctx.log.error({ code, err: error }, 'A published page could not be drawn with its answers')
    return stored
  }
}
