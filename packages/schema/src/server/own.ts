import type { JsonRecord, JsonValue } from '../json'

/** Reads a key of the object itself, so that `toString` and its kin are absent unless the document has them. */
export function own(record: JsonRecord, key: string): JsonValue | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
