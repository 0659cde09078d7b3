import { createHash } from 'node:crypto'
import { footerText } from '@yingzao/blocks/props'
import type { Context } from '../../context'
import type { PublishedPages } from '../pages'

/** The pages on which something is bought, with their footer blocks. */
export type NoticesOnPages = Pick<ReturnType<PublishedPages['blocksWith']>, 'findPage'>

/** What a visitor saw when they ordered. */
export interface SeenPage {
  page_code: string
  page_version: number | null
  /** What it said about risks and the company. Undefined: nothing. */
  disclosure?: { hash: string; text: string }
}

/** What the published page with this code says now. Undefined: there is no such page, as in the app. */
export async function seenPage(
  { company, notices }: Pick<Context, 'company'> & { notices: NoticesOnPages },
  code: string | undefined,
): Promise<SeenPage | undefined> {
  const page = code === undefined ? undefined : await notices.findPage(code)
  if (!page) return undefined
  const seen = { page_code: page.code, page_version: page.version }
  const { site } = company.known()
  const text = page.blocks.map((block) => footerText(block, site)).join('\n')
  if (text === '') return seen
  return { ...seen, disclosure: { hash: createHash('sha256').update(text).digest('hex'), text } }
}
