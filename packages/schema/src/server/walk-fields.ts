import type { Field } from './fields'

/** One value of a block's props, with the field it was declared with. */
export interface WalkedField {
  field: Field
  value: unknown
  /** From the value's root: `list[2].image`. */
  path: string
  /** The object that holds the value, for rules that look at its siblings. */
  siblings: Readonly<Record<string, unknown>>
}

/**
 * Every prop of a value, objects and lists before their contents. For values that have been read: a union yields only
 * itself, and omitted props are skipped.
 */
export function* walkFields(
  value: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
  path = '',
): Generator<WalkedField, void, undefined> {
  for (const field of fields) {
    const inner = path === '' ? field.name : `${path}.${field.name}`
    yield* walkOne(value[field.name], field, inner, value)
  }
}

function* walkOne(
  value: unknown,
  field: Field,
  path: string,
  siblings: Readonly<Record<string, unknown>>,
): Generator<WalkedField, void, undefined> {
  if (value === undefined) return
  yield { field, value, path, siblings }
  if (field.kind === 'object') yield* walkFields(value as Record<string, unknown>, field.fields, path)
  if (field.kind !== 'list') return
  for (const [index, item] of (value as unknown[]).entries()) {
    yield* walkOne(item, field.item, `${path}[${index}]`, siblings)
  }
}
