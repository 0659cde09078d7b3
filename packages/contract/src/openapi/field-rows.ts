import { COMPONENTS, type JsonSchema } from './json-schema'

/** One line of a field table: path, type, whether it is required. */
export interface FieldRow {
  /** Dotted from the top: `activity_page.page_schema[].name`. */
  path: string
  type: string
  required: boolean
  description: string
}

/** Lists every field of an object schema, children after their parent. A recursive schema is listed once. */
export function fieldRows(schema: JsonSchema, components: Record<string, JsonSchema>): FieldRow[] {
  return rowsOf(schema, '', [])

  function rowsOf(node: JsonSchema, prefix: string, seen: readonly string[]): FieldRow[] {
    const required = new Set(node.required)
    return Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
      const path = prefix + name
      const row = { path, type: typeOf(field), required: required.has(name), description: textOf(field) }
      return [row, ...childRows(field, path, seen)]
    })
  }

  function childRows(field: JsonSchema, path: string, seen: readonly string[]): FieldRow[] {
    if (field.items) return childRows(field.items, `${path}[]`, seen)
    const reference = field.$ref
    if (reference === undefined) return rowsOf(field, `${path}.`, seen)
    if (seen.includes(reference)) return []
    return rowsOf(resolve(field), `${path}.`, [...seen, reference])
  }

  function resolve(field: JsonSchema): JsonSchema {
    return (field.$ref && components[field.$ref.slice(COMPONENTS.length)]) || field
  }

  function textOf(field: JsonSchema): string {
    return field.description ?? resolve(field).description ?? ''
  }
}

function typeOf(field: JsonSchema): string {
  if (field.$ref) return field.$ref.slice(COMPONENTS.length)
  if (field.anyOf) return field.anyOf.map(typeOf).join(' or ')
  if (field.enum) return field.enum.map((value) => JSON.stringify(value)).join(', ')
  if (field.const !== undefined) return JSON.stringify(field.const)
  if (field.items) return `list of ${typeOf(field.items)}`
  if (field.pattern) return `${field.type} matching \`${field.pattern}\``
  if (field.maxLength !== undefined) return `${field.type}, at most ${field.maxLength} characters`
  if (field.type === 'integer') return `integer${boundsOf(field)}`
  return [field.type ?? 'anything'].flat().join(' or ')
}

/** Only those that say more than that JSON carries 53 bits. */
function boundsOf({ minimum, maximum }: JsonSchema): string {
  const isBound = (bound: unknown) =>
    typeof bound === 'number' && Number.isFinite(bound) && Math.abs(bound) < Number.MAX_SAFE_INTEGER
  return [isBound(minimum) && ` from ${minimum}`, isBound(maximum) && ` to ${maximum}`]
    .filter(Boolean)
    .join('')
}
