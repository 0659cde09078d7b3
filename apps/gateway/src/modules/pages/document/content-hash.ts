import { createHash } from 'node:crypto'
import { isRecord, type JsonValue } from '@yingzao/schema/server'

/** SHA-256 of a document, whatever the order of its keys: PostgreSQL's jsonb keeps none. */
export function contentHash(document: JsonValue): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(document)))
    .digest('hex')
}

/** Recursion is safe: what is stored has passed the depth limit. */
function sorted(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
