import type { RenderedPage } from '@yingzao/contract/server'
import type { JsonValue } from '@yingzao/schema/server'
import { readThemeSetting, resolveTheme, type ThemeSetting } from '@yingzao/theme'
import type { Context } from '../../context'
import { readPreviewToken, signPreviewToken } from '../../http/preview-token'
import type { PublishedPages } from '../pages'
import { type DrawnPicture, placePictures } from './drawn-pictures'
import { foundSection } from './found-section'
import { readBlocks } from './read-blocks'

/** Right to look at all sections; no page has such a code. */
const RIGHT = { code: 'sections/', version: 'draft' } as const

/** What every look at a section ends with for half an hour. */
export async function lookRight({ config }: Pick<Context, 'config'>): Promise<string> {
  return `preview_token=${await signPreviewToken({ config }, RIGHT)}`
}

export const lookPath = (id: string, right: string) => `/studio/looks/sections/${id}?${right}`

/** What a look is asked for with. */
export interface LookQuestion {
  id: string
  token: unknown
  /** A theme as JSON. */
  theme: unknown
}

/** A section drawn alone, in a theme or in that of the company. Undefined: no right to it, or no such section. */
export async function lookAtSection(
  ctx: Pick<Context, 'config' | 'db' | 'company'>,
  pages: Pick<PublishedPages, 'draw'>,
  { id, token, theme: asked }: LookQuestion,
): Promise<RenderedPage | undefined> {
  if ((await readPreviewToken(ctx, RIGHT.code, token)) === undefined) return undefined
  const found = await foundSection(ctx.db.orm, id)
  if (!found) return undefined
  const setting = themeOf(asked)
  const company = await ctx.company.read()
  const read = readBlocks(found.blocks, found.schema_version)
  const page_schema = await placePictures(
    read.page_schema as unknown as JsonValue,
    resolveTheme(setting, company.theme),
    dataAddress,
  )
  return pages.draw({
    ...read,
    extra: { ...read.extra, ...(setting && { theme: setting }) },
    page_schema: page_schema as unknown as typeof read.page_schema,
  })
}

/** As it stands in the page itself: a look is thrown away, and what it shows need not be stored. */
function dataAddress({ svg }: DrawnPicture): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function themeOf(asked: unknown): ThemeSetting | undefined {
  if (typeof asked !== 'string') return undefined
  try {
    return readThemeSetting(JSON.parse(asked)).setting
  } catch {
    return undefined
  }
}
