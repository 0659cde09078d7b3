import type { JsonValue } from '../json'
import type { NumberField } from './fields'
import type { Place } from './place'
import { reportCoerced } from './read-scalar'
import { readTimestamp } from './read-timestamp'

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/
const PERCENT = /^([+-]?\d+(?:\.\d+)?)\s*%$/
const UNITS = /^([+-]?\d+(?:\.\d+)?)\s*r?px$/i

/** Returns undefined for anything that is not a number. A number out of range becomes the nearest one inside. */
export function readNumber(input: JsonValue, field: NumberField, at: Place): number | undefined {
  const value = field.control === 'datetime' ? readTimestamp(input) : numberIn(input, field)
  if (value === undefined || !Number.isFinite(value)) return undefined
  if (value !== input) reportCoerced(at, field.title, input, value)
  const fitted = fit(value, field)
  if (fitted !== value) reportFitted(at, field, value, fitted)
  return fitted
}

function numberIn(input: JsonValue, field: NumberField): number | undefined {
  if (typeof input === 'number') return input
  if (typeof input !== 'string') return undefined
  const text = input.trim()
  if (NUMBER.test(text)) return Number(text)
  const [, digits] = (field.control === 'units' ? UNITS : PERCENT).exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** The nearest number the field allows. Adding 0 turns -0 into 0, which JSON cannot tell apart. */
export function fit(value: number, { min = -Infinity, max = Infinity, step }: NumberField): number {
  const stepped = step === undefined ? value : Math.round(value / step) * step
  return Math.min(max, Math.max(min, stepped)) + 0
}

function reportFitted(at: Place, { title, min, max, step }: NumberField, from: number, to: number): void {
  const range = [
    min !== undefined && `不小于 ${min}`,
    max !== undefined && `不大于 ${max}`,
    step !== undefined && (step === 1 ? '为整数' : `为 ${step} 的倍数`),
  ].filter((rule) => rule !== false)
  at.warning('clamped', `“${title}”为 ${from}，已按 ${to} 读取。`, `请填写${range.join('、')}的数值。`)
}
