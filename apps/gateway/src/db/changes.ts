import { isDeepStrictEqual } from 'node:util'

/** What is different of a row: the names of its fields, what they were and what they are to be. */
export interface Changes<Fields extends object> {
  names: (keyof Fields)[]
  before: Partial<Fields>
  after: Partial<Fields>
}

/**
 * What a change changes of a row. What stays is no part of it and is not to be written: a moment is stored finer than it
 * is told, and would lose that.
 */
export function changesOf<Fields extends object>(
  before: { readonly [Name in keyof Fields]: unknown },
  after: Fields,
): Changes<Fields> {
  const names = (Object.keys(after) as (keyof Fields)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  const some = (values: { readonly [Name in keyof Fields]: unknown }) =>
    Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Fields>
  return { names, before: some(before), after: some(after) }
}
