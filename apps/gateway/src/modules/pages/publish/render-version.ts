import type { PageAnswers, RenderedPage, RenderFailure } from '@yingzao/contract/server'
import { type Company, pageBuild } from '../../../company/company-data'
import type { Context } from '../../../context'
import { imagesOf } from '../../assets'
import { UnreadablePage } from '../document/read-version'
import type { VersionContent } from '../document/reading/read-stored'
import type { VersionRow } from '../version/version-store'
import { encodePage } from './encode-page'
import type { RenderRow } from './render-store'

/** The bytes of a version for one build and one state of the company's data, ready to store, and what its renderer left out. */
export interface VersionRender {
  row: Omit<RenderRow, 'created_at'>
  failures: RenderFailure[]
}

/**
 * Renders a version as visitors get it, from its content as read. Throws UnreadablePage when nothing of it can be
 * shown.
 */
export async function renderVersion(
  ctx: Context,
  { id, version }: Pick<VersionRow, 'id' | 'version'>,
  content: VersionContent,
  company: Company,
): Promise<VersionRender> {
  const page = await renderContent(ctx, content, { draft: false, company, version })
  return {
    row: {
      version_id: id,
      build: pageBuild(ctx.site, company),
      asks: [...(page.asks ?? [])],
      ...(await encodePage(page)),
    },
    failures: page.failures,
  }
}

export interface RenderOptions {
  draft: boolean
  company: Company
  version?: number
  /** The variant of an experiment, as `12.B`. */
  variant?: string
  /** Answers to what its blocks ask, as far as known. */
  answers?: PageAnswers
}

/** Renders a page with the sizes and copies of its images. Throws UnreadablePage when the renderer gives up. */
export async function renderContent(
  ctx: Context,
  { document, window }: VersionContent,
  { draft, company, version, variant, answers }: RenderOptions,
): Promise<RenderedPage> {
  const images = await imagesOf(ctx, document)
  const { hostSettings, env, studioOrigin, edge } = ctx.config
  try {
    return await ctx.site.renderPage({
      document,
      ...(version !== undefined && { version }),
      ...(variant !== undefined && { variant }),
      window,
      images,
      site: company.site,
      theme: company.theme,
      host: hostSettings,
      draft,
      simulator: draft,
      ...(draft && studioOrigin !== undefined && { studioOrigin }),
      testButton: env === 'test',
      ...(edge && { asksTime: true }),
      ...(answers && { answers }),
    })
  } catch (error) {
    throw new UnreadablePage(`Page ${document.code} cannot be rendered as a whole.`, { cause: error })
  }
}
