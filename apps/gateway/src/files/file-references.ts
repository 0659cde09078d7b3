import { isRecord, type JsonValue } from '@yingzao/schema/server'

/** A string of a document that names a file beside it. */
export interface FileReference {
  /** Where in the document: `page_schema[0].value.url`. */
  path: string
  /** As it is written. */
  text: string
}

/** Endings of what an operator may mean as a picture or a video, including those that are then refused. */
const FILE =
  /^(?![/\\]|[a-z][a-z0-9+.-]*:)[^\n\r<>"?#]{1,255}\.(?:jpe?g|png|gif|webp|avif|svg|bmp|mp4|mov|webm)$/i

/** Every reference to a file, in document order. Recursion is safe: the document has passed the depth limit. */
export function fileReferences(value: JsonValue, path = ''): FileReference[] {
  if (typeof value === 'string') return FILE.test(value) ? [{ path, text: value }] : []
  if (Array.isArray(value)) return value.flatMap((inner, index) => fileReferences(inner, `${path}[${index}]`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => fileReferences(inner, path ? `${path}.${key}` : key))
}

/** The document with file references replaced by addresses; references without one stay as they are. */
export function replaceReferences(value: JsonValue, addresses: ReadonlyMap<string, string>): JsonValue {
  if (typeof value === 'string') return addresses.get(value) ?? value
  if (Array.isArray(value)) return value.map((inner) => replaceReferences(inner, addresses))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, replaceReferences(inner, addresses)]),
  )
}
