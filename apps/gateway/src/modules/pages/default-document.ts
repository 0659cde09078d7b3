import { specs } from '@yingzao/blocks/props'
import { reservedPages } from '@yingzao/pages'
import { type JsonValue, readDocument } from '@yingzao/schema/server'
import type { VersionContent } from './document/reading/read-stored'

/**
 * What stands in while operators have published no page of this code, for fixed routes and the documents that forms link
 * to. Undefined: it is neither.
 */
export function defaultContent(code: string): VersionContent | undefined {
  return contents.get(code)
}

const contents = new Map(Array.from(reservedPages, ([code, document]) => [code, contentOf(document)]))

function contentOf(input: JsonValue): VersionContent {
  const { document } = readDocument(input, specs)
  return { document, window: { start_at: null, end_at: null } }
}
