/** The names of what is another value than before. A moment is the same to the millisecond: it is stored finer than it is told. */
export function changedNames<Fields extends object>(before: Fields, after: Fields): (keyof Fields)[] {
  return (Object.keys(after) as (keyof Fields)[]).filter((name) => !isSame(before[name], after[name]))
}

/** Some of the fields. What stays is not written, so that a moment keeps what nobody was told of it. */
export function only<Fields extends object>(
  fields: Fields,
  names: readonly (keyof Fields)[],
): Partial<Fields> {
  const some: Partial<Fields> = {}
  for (const name of names) some[name] = fields[name]
  return some
}

function isSame(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other
}
