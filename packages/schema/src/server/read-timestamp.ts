import type { JsonValue } from '../json'

const LOCAL = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/
const CHINA_OFFSET_HOURS = 8

/** Milliseconds below this are January to April 1970: no campaign ends then, so the number counts seconds. */
const LEAST_MILLISECONDS = 10_000_000_000
const LEAST_SECONDS = 1_000_000_000

/** Reads a timestamp in milliseconds: from a number, or as older systems wrote it, in seconds or as Beijing time. */
export function readTimestamp(input: JsonValue): number | undefined {
  if (typeof input === 'number') return inMilliseconds(input)
  if (typeof input !== 'string') return undefined
  const text = input.trim()
  if (/^\d+$/.test(text)) return inMilliseconds(Number(text))
  if (WITH_ZONE.test(text)) return Date.parse(text)
  return beijingTime(text)
}

function inMilliseconds(value: number): number | undefined {
  // Nothing here ends in 1970 or earlier; such a number was never meant as a timestamp.
  if (value < 1) return undefined
  return value >= LEAST_SECONDS && value < LEAST_MILLISECONDS ? value * 1000 : value
}

function beijingTime(text: string): number | undefined {
  const [whole, ...parts] = LOCAL.exec(text) ?? []
  if (whole === undefined) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  )
  const timestamp = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(timestamp)
  // `Date.UTC` rolls 31 February over into March: an invalid date is not guessed at.
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24
  return isReal ? timestamp - CHINA_OFFSET_HOURS * 3_600_000 : undefined
}
