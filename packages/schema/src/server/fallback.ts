import type { JsonValue } from '../json'
import type { Field } from './fields'
import type { When } from './meta'
import { fit } from './read-number'
import { copyJson } from './steps'

/** What replaces a prop that is missing or unusable. Undefined: the prop is left out. */
export function fallback(field: Field): unknown {
  if (field.default !== undefined) return copyJson(field.default as JsonValue)
  return field.optional ? undefined : emptyOf(field)
}

/** What remains of an object without any content: its defaults, and empty values where there are none. */
export function emptyValue(fields: readonly Field[]): Record<string, unknown> {
  return keepPresent(fields, Object.fromEntries(fields.map((field) => [field.name, fallback(field)])))
}

/** True when a value counts according to its siblings. */
export function holds(when: When | undefined, siblings: Readonly<Record<string, unknown>>): boolean {
  if (when === undefined) return true
  return [when]
    .flat()
    .some((wanted) =>
      Object.entries(wanted).every(([name, values]) =>
        [values].flat().some((value) => value === siblings[name]),
      ),
    )
}

/** The values that are present, in the order of the fields. */
export function keepPresent(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const present = fields.filter((field) => values[field.name] !== undefined)
  return Object.fromEntries(present.map((field) => [field.name, values[field.name]]))
}

function emptyOf(field: Field): unknown {
  switch (field.kind) {
    case 'string':
      return ''
    case 'number':
      return fit(0, field)
    case 'boolean':
      return false
    case 'enum':
      return field.options[0]?.value
    case 'list':
    case 'blocks':
      return []
    case 'object':
      return emptyValue(field.fields)
    case 'union':
      return field.variants[0] && emptyOf(field.variants[0])
  }
}
