/**
 * A value that a JSON schema allows, as code: the emptiest there is, but one line in a list that is asked for by `filled`.
 * @param {object} schema
 * @param {string} [filled] The name of the property whose list gets a line.
 */
export function sampleCode(schema, filled) {
  const { type, enum: values, const: only, anyOf, format, minimum = 1 } = schema
  if (only !== undefined) return JSON.stringify(only)
  if (values) return `'${values[0]}'`
  if (anyOf) return anyOf.some((one) => one.type === 'null') ? 'null' : sampleCode(anyOf[0])
  if (type === 'string') return `'${TEXTS[format] ?? '示例'}'`
  if (type === 'integer' || type === 'number') return String(minimum)
  if (type === 'boolean') return 'false'
  if (type === 'array') return '[]'
  if (type !== 'object') return 'null'
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const value = name === filled ? `[${sampleCode(field.items)}]` : sampleCode(field)
    return `${name}: ${value}`
  })
  return `{ ${fields.join(', ')} }`
}

const TEXTS = { 'date-time': '2026-11-22T08:00:00Z', date: '2026-11-22' }
