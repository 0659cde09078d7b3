import type { JsonValue } from '../json'
import type { BooleanField, EnumField, TextField } from './fields'
import type { Place } from './place'
import { shown } from './shown'

/** Reports that a value was not written the way it is meant. Nothing is lost by it. */
export function reportCoerced(at: Place, title: string, from: JsonValue, to: JsonValue): void {
  at.warning(
    'coerced',
    `“${title}”写作 ${shown(from)}，已按 ${shown(to)} 读取。`,
    '保存后即为规范写法；如读取有误，请改正。',
  )
}

/**
 * Returns undefined for anything that is not a text. A text over its maximum is kept, since cutting it would lose
 * someone's work.
 */
export function readText(
  input: JsonValue,
  field: Pick<TextField, 'title' | 'maxLength'>,
  at: Place,
): string | undefined {
  if (typeof input !== 'string' && typeof input !== 'number') return undefined
  const text = String(input)
  if (typeof input === 'number') reportCoerced(at, field.title, input, text)
  reportLength(text, field, at)
  return text
}

/** Reports a text over its maximum, counted as zod counts it: in UTF-16 code units. */
export function reportLength(text: string, field: Pick<TextField, 'title' | 'maxLength'>, at: Place): void {
  if (field.maxLength === undefined || text.length <= field.maxLength) return
  at.error(
    'too-long',
    `“${field.title}”有 ${text.length} 个字，超过上限 ${field.maxLength} 个字。`,
    `请缩短到 ${field.maxLength} 个字以内。`,
  )
}

const BOOLEANS: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false }

/** Reads true and false, and 1, 0 and their spellings as texts. */
export function readBoolean(
  input: JsonValue,
  field: Pick<BooleanField, 'title'>,
  at: Place,
): boolean | undefined {
  if (typeof input === 'boolean') return input
  if (typeof input !== 'string' && typeof input !== 'number') return undefined
  const key = String(input).trim().toLowerCase()
  const value = Object.hasOwn(BOOLEANS, key) ? BOOLEANS[key] : undefined
  if (value !== undefined) reportCoerced(at, field.title, input, value)
  return value
}

/** Reads one of the options; `"3"` is 3, `Center` is `center` and 1 is true where those are options. */
export function readEnum(
  input: JsonValue,
  field: Pick<EnumField, 'title' | 'options'>,
  at: Place,
): string | number | boolean | undefined {
  const exact = field.options.find((option) => option.value === input)
  if (exact !== undefined) return exact.value
  if (typeof input !== 'string' && typeof input !== 'number') return undefined
  const spelling = String(input).trim().toLowerCase()
  const option =
    field.options.find(({ value }) => String(value).toLowerCase() === spelling) ??
    field.options.find(({ value }) => Object.hasOwn(BOOLEANS, spelling) && value === BOOLEANS[spelling])
  if (option !== undefined) reportCoerced(at, field.title, input, option.value)
  return option?.value
}
