import type { Action } from '../action'
import { isRecord, type JsonRecord, type JsonValue } from '../json'
import { actionFields, actionTypeField } from './action-props'
import { fallback, holds, keepPresent } from './fallback'
import type { Field, ListField, UnionField } from './fields'
import { own } from './own'
import { FindingLog, Place } from './place'
import { readNumber } from './read-number'
import type { PropRules } from './read-rules'
import { readBoolean, readEnum } from './read-scalar'
import { readString } from './read-string'
import { shown } from './shown'

/** Reads the props of one object. Every prop that may not be left out is returned, whatever the document holds. */
export function readFields(
  input: JsonRecord,
  fields: readonly Field[],
  at: Place,
  rules: PropRules,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  // A prop that only counts with certain siblings is read after them.
  const ordered = [...fields.filter((field) => !field.when), ...fields.filter((field) => field.when)]
  for (const field of ordered) {
    const key = keyOf(field, input, at)
    const place = holds(field.when, values) ? at.key(key) : at.key(key).outOfPlay()
    values[field.name] = readProp(own(input, key), field, place, rules)
  }
  return keepPresent(fields, values)
}

/** Reads what a tap does. An unknown type yields no action and is reported: a guess could cost a visitor money. */
export function readAction(input: JsonRecord, at: Place, rules: PropRules): Action | null {
  const raw = own(input, 'type') ?? null
  const type = raw === null ? undefined : readEnum(raw, actionTypeField, at.key('type'))
  if (type !== undefined) return readFields({ ...input, type }, actionFields, at, rules) as unknown as Action
  at.key('type').error(
    'unknown-action',
    `不认识动作类型 ${shown(raw)}，点击将没有反应。`,
    '请重新选择动作类型。',
  )
  return null
}

/** The key under which a document holds a prop: its name, or one that older documents use. */
function keyOf({ name, aliases = [] }: Field, input: JsonRecord, at: Place): string {
  const key = [name, ...aliases].find((candidate) => (own(input, candidate) ?? null) !== null) ?? name
  if (key !== name) {
    at.key(key).info(
      'coerced',
      `设置项 ${shown(key)} 已按 ${shown(name)} 读取。`,
      '保存后即为规范写法，无需处理。',
    )
  }
  return key
}

function readProp(raw: JsonValue | undefined, field: Field, at: Place, rules: PropRules): unknown {
  if (raw === undefined || raw === null || isBlank(raw, field)) {
    if (field.required && at.inPlay) reportEmpty(field, at)
    else if (raw === null) at.info('defaulted', `“${field.title}”为空值，已按默认处理。`, '无需处理。')
    return fallback(field)
  }
  const value = readField(raw, field, at, rules)
  if (value === undefined) reportUnusable(raw, field, at)
  return value ?? fallback(field)
}

/** Reads one value that is present. Undefined: it is unusable. Null: the same, and it has been reported. */
export function readField(input: JsonValue, field: Field, at: Place, rules: PropRules): unknown {
  switch (field.kind) {
    case 'string':
      return readString(input, field, at, rules)
    case 'number':
      return readNumber(input, field, at)
    case 'boolean':
      return readBoolean(input, field, at)
    case 'enum':
      return readEnum(input, field, at)
    case 'list':
      return Array.isArray(input) ? readList(input, field, at, rules) : undefined
    case 'blocks':
      return Array.isArray(input) ? rules.readBlocks?.(input, at) : undefined
    case 'object':
      if (!isRecord(input)) return undefined
      return field.control === 'action'
        ? readAction(input, at, rules)
        : readFields(input, field.fields, at, rules)
    case 'union':
      return readUnion(input, field, at, rules)
  }
}

function readList(input: readonly JsonValue[], field: ListField, at: Place, rules: PropRules): unknown[] {
  const items = input.map((entry, index) => {
    const item = entry === null ? undefined : readField(entry, field.item, at.index(index), rules)
    if (item === undefined) reportSkipped(entry, field, at.index(index))
    return item ?? undefined
  })
  const kept = items.filter((item) => item !== undefined)
  if (field.minItems !== undefined && kept.length > 0 && kept.length < field.minItems) {
    reportTooFew(kept.length, field, at)
  }
  if (field.maxItems !== undefined && kept.length > field.maxItems) reportTooMany(kept.length, field, at)
  return kept
}

/** The variant that accepts the value as it is, otherwise the first that can read it without loss. */
function readUnion(input: JsonValue, field: UnionField, at: Place, rules: PropRules): unknown {
  const exact =
    typeof input === 'string' ? undefined : field.variants.find((variant) => takes(variant, input))
  const chosen = exact ?? field.variants.find((variant) => readsCleanly(input, variant, rules))
  return chosen && readField(input, { ...chosen, title: field.title }, at, rules)
}

/**
 * Whether a variant accepts a value as it is. Measuring what only looks like a text, such as `{ length: { toString:
 * null } }`, throws, and that counts as no.
 */
function takes({ schema }: Field, input: JsonValue): boolean {
  try {
    return schema.safeParse(input).success
  } catch {
    return false
  }
}

function readsCleanly(input: JsonValue, variant: Field, rules: PropRules): boolean {
  const trial = new FindingLog()
  const value = readField(input, variant, new Place(trial), rules)
  return value !== undefined && trial.findings().every((finding) => finding.severity !== 'error')
}

/** An empty text is a text, unless the field wants something else or requires content. */
function isBlank(raw: JsonValue, field: Field): boolean {
  if (typeof raw === 'string') return raw.trim() === '' && (field.required || field.kind !== 'string')
  if (raw === 0) return field.control === 'datetime'
  return field.required && Array.isArray(raw) && raw.length === 0
}

function reportEmpty({ title }: Field, at: Place): void {
  at.error('required-empty', `“${title}”是必填项，但没有内容。`, `请填写“${title}”。`)
}

function reportUnusable(raw: JsonValue, { title }: Field, at: Place): void {
  at.error(
    'unusable-value',
    `“${title}”的值 ${shown(raw)} 无法使用，已按默认处理。`,
    `请重新填写“${title}”。`,
  )
}

function reportSkipped(entry: JsonValue, { title }: Field, at: Place): void {
  at.error('unusable-value', `“${title}”中的一项 ${shown(entry)} 无法使用，已跳过。`, '请删除或改正这一项。')
}

function reportTooFew(count: number, { title, minItems }: ListField, at: Place): void {
  at.error(
    'too-few',
    `“${title}”只有 ${count} 项，至少需要 ${minItems} 项。`,
    `请增加到 ${minItems} 项以上。`,
  )
}

function reportTooMany(count: number, { title, maxItems }: ListField, at: Place): void {
  at.error('too-many', `“${title}”有 ${count} 项，超过上限 ${maxItems} 项。`, `请减少到 ${maxItems} 项以内。`)
}
