import type { BlockSpec, Field } from '@yingzao/schema/server'

/** The settings that blocks of these kinds all have, as the first of them declares them. */
export function sharedFields(specs: readonly BlockSpec[]): readonly Field[] {
  const [first, ...others] = new Set(specs)
  if (first === undefined || others.length === 0) return first?.fields ?? []
  return first.fields.filter((field) =>
    others.every((spec) => {
      const same = spec.fields.find(({ name }) => name === field.name)
      return same !== undefined && isAlike(field, same)
    }),
  )
}

/** Whether one input can write both. Lists and nested values differ too much between kinds of blocks. */
function isAlike(one: Field, other: Field): boolean {
  if (one.kind === 'list' || one.kind === 'object' || one.kind === 'union' || one.kind === 'blocks')
    return false
  return shapeOf(one) === shapeOf(other)
}

function shapeOf({ schema: _schema, help: _help, title: _title, ...rest }: Field): string {
  return JSON.stringify(rest)
}
