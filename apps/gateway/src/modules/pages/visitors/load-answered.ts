import { stampOf } from '../../../switches/switch-data'
import { readVersion } from '../document/read-version'
import type { VersionContent } from '../document/reading/read-stored'
import { type EncodedPage, encodePage } from '../publish/encode-page'
import { renderContent } from '../publish/render-version'
import { findPublished } from '../version/version-store'
import { loadPublished } from './load-published'
import { type AnsweringContext, answersFor, renderAnswered } from './page-answers'
import { filterContent, isPageOff, takesBlocks } from './switched-off'

/** A published page, and the switches it was rendered under; see `stampOf`. */
export type LoadedPage = EncodedPage & { switches: string }

/**
 * The bytes of a published page as visitors get them: as stored, or rendered again without what is switched off, or
 * with the answers that the server may give to its blocks. The latter two are kept in memory only, as they are valid
 * until a switch or an answer changes. Undefined: nothing published, nothing of it to show, or it is switched off.
 */
export async function loadAnswered(ctx: AnsweringContext, code: string): Promise<LoadedPage | undefined> {
  // Whoever changes them announces every page, so what is read a moment too early is not kept.
  const active = await ctx.switches.read()
  if (isPageOff(code, active)) return undefined
  const stored = await loadPublished(ctx, code)
  if (!stored) return undefined
  const switches = stampOf(active)
  if (takesBlocks(active)) {
    // Whatever goes wrong here, the page is not shown unfiltered.
    const found = await publishedVersion(ctx, code)
    if (!found) return undefined
    const { content } = await filterContent(found.content, active)
    if (content !== found.content) {
      const company = await ctx.company.read()
      const page = await renderAnswered(ctx, content, { draft: false, company, version: found.version })
      return { ...(await encodePage(page)), switches }
    }
  }
  return { ...(await withAnswers(ctx, code, stored)), switches }
}

async function withAnswers(
  ctx: AnsweringContext,
  code: string,
  stored: EncodedPage & { asks: string[] },
): Promise<EncodedPage> {
  const answers = await answersFor(ctx, stored.asks)
  if (Object.keys(answers).length === 0) return stored
  try {
    const found = await publishedVersion(ctx, code)
    if (!found) return stored
    const company = await ctx.company.read()
    const { content, version } = found
    return await encodePage(await renderContent(ctx, content, { draft: false, company, version, answers }))
  } catch (error) {
    // It has everything but the answers, which the phone asks for.
    ctx.log.error({ page: code, err: error }, 'A published page could not be drawn with its answers')
    return stored
  }
}

async function publishedVersion(
  ctx: AnsweringContext,
  code: string,
): Promise<{ content: VersionContent; version: number } | undefined> {
  const found = await findPublished(ctx.db.orm, code)
  return found && { content: await readVersion(ctx, code, found.version), version: found.version.version }
}
