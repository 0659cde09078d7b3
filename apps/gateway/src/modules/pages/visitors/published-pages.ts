import type { RenderedPage } from '@yingzao/contract/server'
import type { PageDocument, Trait } from '@yingzao/schema/server'
import type { ThemeSetting } from '@yingzao/theme'
import type { Company } from '../../../company/company-data'
import { findMovedTo } from '../address/page-address'
import { completeStandIn, defaultContent } from '../default-document'
import { findPublishedCodes } from '../page-store'
import { previewedContent } from '../preview/previewed-content'
import { type EncodedPage, encodePage } from '../publish/encode-page'
import { type LoadedPage, loadAnswered } from './load-answered'
import { type AnsweringContext, renderAnswered } from './page-answers'
import type { PageChanges } from './page-changes'
import { createPublishedBlocks, type PublishedBlocks } from './published-blocks'
import { isPageOff, shownContent } from './switched-off'

/** Pages as visitors get them, for the modules that serve visitors. */
export interface PublishedPages extends Pick<PageChanges, 'clock' | 'watch'> {
  /**
   * The bytes of a published page. Undefined: none is published, it is switched off, or there is nothing of it to show.
   */
  load(code: string): Promise<LoadedPage | undefined>
  /** Codes of all published pages. */
  codes(): Promise<string[]>
  /** Where a former code leads. Undefined: it is a page's current code, or leads nowhere. */
  movedTo(code: string): Promise<string | undefined>
  /** Renders the stand-in while operators have published no page with this code. Undefined: there is none. */
  standIn(code: string): ((company: Company) => Promise<EncodedPage>) | undefined
  /**
   * Renders the draft or the version that a token was signed for, optionally as if its company had another theme.
   * Undefined: the token gives no right to anything of this page.
   */
  preview(code: string, token: unknown, companyTheme?: ThemeSetting): Promise<RenderedPage | undefined>
  /** Renders a document that does not belong to a page, like a draft. */
  draw(document: PageDocument): Promise<RenderedPage>
  /** The blocks with a trait on published pages, kept in memory until they change. */
  blocksWith(trait: Trait): PublishedBlocks
}

/** `changes` reports when what is kept in memory is out of date. */
export function createPublishedPages(ctx: AnsweringContext, { clock, watch }: PageChanges): PublishedPages {
  return {
    clock,
    watch,
    load: (code) => loadAnswered(ctx, code),
    codes: () => findPublishedCodes(ctx.db.orm),
    movedTo: (code) => findMovedTo(ctx.db.orm, code),
    standIn(code) {
      const standIn = defaultContent(code)
      if (!standIn || isPageOff(code, ctx.switches.known())) return undefined
      return async (company) => {
        const content = await shownContent(ctx, await completeStandIn(ctx, standIn))
        return encodePage(await renderAnswered(ctx, content, { draft: false, company }))
      }
    },
    async preview(code, token, companyTheme) {
      const content = await previewedContent(ctx, code, token)
      if (!content) return undefined
      const company = await ctx.company.read()
      const theme = companyTheme ?? company.theme
      return renderAnswered(ctx, content, { draft: true, company: { ...company, theme } })
    },
    async draw(document) {
      const content = { document, window: { start_at: null, end_at: null } }
      return renderAnswered(ctx, content, { draft: true, company: await ctx.company.read() })
    },
    blocksWith(trait) {
      const blocks = createPublishedBlocks(ctx, trait)
      watch(blocks)
      return blocks
    },
  }
}
