import type { Context } from '../../../context'
import type { VersionContent } from '../document/reading/read-stored'
import { type EncodedPage, encodePage } from '../publish/encode-page'
import { renderContent } from '../publish/render-version'
import { type AnsweringContext, answersFor, renderAnswered } from '../visitors/page-answers'
import { shownContent } from '../visitors/switched-off'

/** What a variant of a page is rendered from. */
interface Variant {
  content: VersionContent
  /** That of the page showing it, for the statistics. */
  version: number
  /** Experiment and key, as `12.B`. */
  variant: string
}

/** The bytes of a variant, and what its blocks ask the gateway. */
export type DrawnVariant = EncodedPage & { asks: string[] }

/** Renders a variant of a page in the way the page itself is rendered. */
export async function drawVariant(
  ctx: Context,
  { content, version, variant }: Variant,
): Promise<DrawnVariant> {
  const company = await ctx.company.read()
  const page = await renderContent(ctx, content, { draft: false, company, version, variant })
  return { ...(await encodePage(page)), asks: [...(page.asks ?? [])] }
}

/**
 * The same with the answers that the server may give and without what is switched off; the original bytes if there is
 * neither. See `loadAnswered`.
 */
export async function answeredVariant(
  ctx: AnsweringContext,
  { content, version, variant }: Variant,
  drawn: DrawnVariant,
): Promise<EncodedPage> {
  const shown = await shownContent(ctx, content)
  if (shown !== content) {
    const company = await ctx.company.read()
    return encodePage(await renderAnswered(ctx, shown, { draft: false, company, version, variant }))
  }
  const answers = await answersFor(ctx, drawn.asks)
  if (Object.keys(answers).length === 0) return drawn
  const company = await ctx.company.read()
  return encodePage(await renderContent(ctx, content, { draft: false, company, version, variant, answers }))
}
