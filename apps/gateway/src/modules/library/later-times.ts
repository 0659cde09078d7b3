import { isRecord, type JsonValue } from '@yingzao/schema/server'

const DAY_MS = 86_400_000

/** When the library was written: its countdowns end so many days after this. */
export const LIBRARY_WRITTEN_AT = Date.UTC(2026, 10, 23)

/** Timestamps within these years; no other number in a document is this large. */
const FIRST_MS = Date.UTC(2025, 0)
const LAST_MS = Date.UTC(2035, 0)

/** A document with its timestamps moved by as many days as it is old, at the same time of day. */
export function laterTimes<Value extends JsonValue>(
  document: Value,
  { writtenAt = LIBRARY_WRITTEN_AT, now = Date.now() }: { writtenAt?: number; now?: number } = {},
): Value {
  const days = Math.max(0, Math.floor((now - writtenAt) / DAY_MS))
  return moved(document, days * DAY_MS) as Value
}

function moved(value: JsonValue, by: number): JsonValue {
  if (typeof value === 'number') return value > FIRST_MS && value < LAST_MS ? value + by : value
  if (Array.isArray(value)) return value.map((inner) => moved(inner, by))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, moved(inner, by)]))
}
