import { createHash } from 'node:crypto'
import { isRecord, type JsonValue } from '@yingzao/schema/server'

/** SHA-256 of a document, regardless of key order: PostgreSQL's jsonb does not preserve it. */
export function contentHash(document: JsonValue): string {
  return hashOf(sortedText(document))
}

/** A document as the text that is hashed. */
export function sortedText(document: JsonValue): string {
  return JSON.stringify(sorted(document))
}

/** The hash of a document that `sortedText` has written. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Recursion is safe: what is stored has passed the depth limit. */
function sorted(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
