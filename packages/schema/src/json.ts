/** What `JSON.parse` can return. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonRecord

export interface JsonRecord {
  [key: string]: JsonValue
}

/** True for a JSON object: neither null nor a list. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
