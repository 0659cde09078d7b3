import { reservedPages } from '@yingzao/pages'
import type { Context } from '../../../context'
import { defaultContent } from '../default-document'
import { readVersion, UnreadablePage } from '../document/read-version'
import type { VersionContent } from '../document/reading/read-stored'
import { findSummaries } from '../page-store'
import { findPublished } from '../version/version-store'

/** A page as visitors have it. */
export interface VisiblePage {
  code: string
  title: string
  /** Undefined: there is nothing to show of it. */
  content(): Promise<VersionContent | undefined>
}

/** Every page that visitors can see: those operators have published, then the stand-ins for those they have not. */
export async function visiblePages(ctx: Pick<Context, 'config' | 'db'>): Promise<VisiblePage[]> {
  const { orm } = ctx.db
  const summaries = await findSummaries(orm)
  const published = summaries.filter(({ published_version }) => published_version !== null)
  const codes = new Set(published.map(({ code }) => code))
  return [
    ...published.map(({ code, title }) => ({ code, title, content: () => publishedContent(ctx, code) })),
    ...[...reservedPages]
      .filter(([code]) => !codes.has(code))
      .map(([code, { title }]) => ({ code, title, content: async () => defaultContent(code) })),
  ]
}

async function publishedContent(
  ctx: Pick<Context, 'config' | 'db'>,
  code: string,
): Promise<VersionContent | undefined> {
  const found = await findPublished(ctx.db.orm, code)
  try {
    return found && (await readVersion(ctx, code, found.version))
  } catch (error) {
    if (error instanceof UnreadablePage) return undefined
    throw error
  }
}
