import { specs } from '@yingzao/blocks/props'
import { reservedPages } from '@yingzao/pages'
import { type JsonValue, type PageDocument, readDocument } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { storePictures } from '../assets'
import type { VersionContent } from './document/reading/read-stored'
import { nameAdvisers } from './name-advisers'

const read = new Map<string, VersionContent>()

/**
 * The stand-in shown while operators have published no page with this code, for fixed routes and the documents that
 * forms link to. Its pictures are drawings given by name. Undefined: it is neither. Each is read when it is first asked
 * for, as all together take a fifth of a second of every start.
 */
export function defaultContent(code: string): VersionContent | undefined {
  const known = read.get(code)
  const input = reservedPages.get(code)
  if (known || input === undefined) return known
  const { document } = readDocument(input, specs)
  const content = { document, window: { start_at: null, end_at: null } }
  read.set(code, content)
  return content
}

/** The same as visitors see it and as members start from it: its drawings have addresses. */
export async function standInContent(
  ctx: Pick<Context, 'config' | 'db' | 'company'>,
  code: string,
): Promise<VersionContent | undefined> {
  const content = defaultContent(code)
  return content && completeStandIn(ctx, content)
}

/**
 * Names the advisers of what a page sells, stores the drawings that it names, in its own colours or the company's, and
 * inserts their addresses. The library does not offer them: whoever looks at all these pages would fill it with what
 * nobody has chosen.
 */
export async function completeStandIn(
  ctx: Pick<Context, 'config' | 'db' | 'company'>,
  content: VersionContent,
): Promise<VersionContent> {
  const document = await nameAdvisers(ctx, content.document)
  const { window } = content
  const { theme } = document.extra
  const placed = await storePictures(ctx, document as unknown as JsonValue, {
    theme,
    isOffered: false,
  })
  return { document: placed as unknown as PageDocument, window }
}
