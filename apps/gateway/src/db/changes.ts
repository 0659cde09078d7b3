import { isDeepStrictEqual } from 'node:util'

/** What differs in a row: the names of its fields, their old values and their new ones. */
export interface Changes<Fields extends object> {
  names: (keyof Fields)[]
  before: Partial<Fields>
  after: Partial<Fields>
}

/**
 * The differences that a change makes to a row. Unchanged fields are left out and must not be written: a time is stored
 * more precisely than it is reported, and would lose that.
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
