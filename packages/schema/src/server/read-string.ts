import { isColor } from '../css-color'
import type { JsonValue } from '../json'
import type { TextField } from './fields'
import type { Place } from './place'
import { readAddress } from './read-address'
import { readHtml } from './read-html'
import type { ReadRules } from './read-rules'
import { readText, reportLength } from './read-scalar'

/** Reads a text according to its use. Undefined: it is unusable there. Null: the same, and reported. */
export function readString(
  input: JsonValue,
  field: TextField,
  at: Place,
  rules: ReadRules,
): string | null | undefined {
  switch (field.control) {
    case 'link':
    case 'image':
    case 'media':
    case 'path':
      return readAddress(input, field.control, field.title, at, rules)
    case 'color':
      return readColor(input)
    case 'html':
      return readRichText(input, field, at, rules)
    default:
      return readText(input, field, at)
  }
}

function readColor(input: JsonValue): string | undefined {
  if (typeof input !== 'string') return undefined
  const text = input.trim()
  return text === '' || isColor(text) ? text : undefined
}

function readRichText(input: JsonValue, field: TextField, at: Place, rules: ReadRules): string | undefined {
  if (typeof input !== 'string' && typeof input !== 'number') return undefined
  const clean = readHtml(String(input), field.title, at, rules)
  reportLength(clean, field, at)
  return clean
}
