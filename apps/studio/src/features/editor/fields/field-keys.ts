import { isRecord } from '@yingzao/schema/client'
import type { Field } from '@yingzao/schema/server'

/** Told apart by nobody but the program; two that are alike come up once in two milliards. */
const KEY_LENGTH = 6

/** Whether a field is made by the Studio and shown to nobody. */
export function isKey({ control }: Pick<Field, 'control'>): boolean {
  return control === 'key'
}

/** A new item of a list, by which others can be told from it whatever it is called. */
export function withNewKeys(item: Field, value: unknown): unknown {
  if (item.kind !== 'object' || !isRecord(value)) return value
  const keys = item.fields.filter(isKey)
  return keys.length === 0
    ? value
    : { ...value, ...Object.fromEntries(keys.map(({ name }) => [name, newKey()])) }
}

/** Begins with a letter, as names of inputs do. */
function newKey(): string {
  return `k${Math.random()
    .toString(36)
    .slice(2, 2 + KEY_LENGTH)}`
}
