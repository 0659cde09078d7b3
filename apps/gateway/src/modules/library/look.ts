import type { RenderedPage } from '@yingzao/contract/server'
import type { JsonValue, PageDocument } from '@yingzao/schema/server'
import { resolveTheme } from '@yingzao/theme'
import type { Context } from '../../context'
import { type DrawnPicture, placePictures } from '../../files/place-pictures'
import { askedTheme } from '../../http/asked-theme'
import { readPreviewToken, signPreviewToken } from '../../http/preview-token'
import type { PublishedPages } from '../pages'
import { foundSection } from './found-section'
import { foundTemplate } from './found-template'
import { readBlocks } from './read-library'
import { readTemplate } from './template-document'

/** The right to look at everything in the library; no page has such a code. */
const RIGHT = { code: 'library/', version: 'draft' } as const

/** The end of every look's address, valid for half an hour. */
export async function lookRight({ config }: Pick<Context, 'config'>): Promise<string> {
  return `preview_token=${await signPreviewToken({ config }, RIGHT)}`
}

export const lookPath = (shelf: 'sections' | 'templates', id: string, right: string) =>
  `/studio/looks/library/${shelf}/${id}?${right}`

/** What a look is requested with. */
export interface LookQuestion {
  /** `sections/hero/picture-below`, `sections/own/12`, `templates/course`, `templates/own/3` */
  path: string
  token: unknown
  /** A theme as JSON. */
  theme: unknown
}

/**
 * A section or a template rendered alone, in a given theme or the company's. Undefined: no right to it, or there is no
 * such thing.
 */
export async function lookInto(
  ctx: Pick<Context, 'config' | 'db' | 'company'>,
  pages: Pick<PublishedPages, 'draw'>,
  { path, token, theme: asked }: LookQuestion,
): Promise<RenderedPage | undefined> {
  if ((await readPreviewToken(ctx, RIGHT.code, token)) === undefined) return undefined
  const document = await documentAt(ctx, path)
  if (!document) return undefined
  const setting = askedTheme(asked) ?? document.extra.theme
  const company = await ctx.company.read()
  const page_schema = await placePictures(
    document.page_schema as unknown as JsonValue,
    resolveTheme(setting, company.theme),
    dataAddress,
  )
  return pages.draw({
    ...document,
    extra: { ...document.extra, ...(setting && { theme: setting }) },
    page_schema: page_schema as unknown as PageDocument['page_schema'],
  })
}

async function documentAt({ db }: Pick<Context, 'db'>, path: string): Promise<PageDocument | undefined> {
  const [, shelf, id = ''] = /^(sections|templates)\/(.+)$/.exec(path) ?? []
  if (shelf === 'templates') {
    const template = await foundTemplate(db.orm, id)
    return template && readTemplate(template.content)
  }
  const found = shelf && (await foundSection(db.orm, id))
  return found ? readBlocks(found.blocks, found.schema_version) : undefined
}

/** Embedded in the page itself: a look is thrown away, and what it shows need not be stored. */
function dataAddress({ svg }: DrawnPicture): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
