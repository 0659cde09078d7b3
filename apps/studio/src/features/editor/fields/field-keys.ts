import { isRecord } from '@yingzao/schema/client'
import type { Field } from '@yingzao/schema/server'

/** Only the program tells them apart; two identical ones occur once in two billion. */
const KEY_LENGTH = 6

/** Whether a field is set by the Studio and never shown. */
export function isKey({ control }: Pick<Field, 'control'>): boolean {
  return control === 'key'
}

/** Returns a new item of a list with keys that identify it, whatever it is called. */
export function withNewKeys(item: Field, value: unknown): unknown {
  if (item.kind !== 'object' || !isRecord(value)) return value
  const keys = item.fields.filter(isKey)
  return keys.length === 0
    ? value
    : { ...value, ...Object.fromEntries(keys.map(({ name }) => [name, newKey()])) }
}

/** Begins with a letter, as the names of inputs do. */
function newKey(): string {
  return `k${Math.random()
    .toString(36)
    .slice(2, 2 + KEY_LENGTH)}`
}
