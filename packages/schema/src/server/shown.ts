import { isRecord, type JsonValue } from '../json'

const LONGEST = 40

/** A value as quoted in a finding: short, on one line, and never all of a large one. */
export function shown(value: JsonValue): string {
  if (Array.isArray(value)) return `列表（${value.length} 项）`
  if (isRecord(value)) return '对象'
  const text = String(value).replace(/\p{Cc}+/gu, ' ')
  const short = text.length > LONGEST ? `${Array.from(text).slice(0, LONGEST).join('')}…` : text
  return typeof value === 'string' ? `“${short}”` : short
}
