import { z } from 'zod'

/** The part of JSON Schema that the contract's declarations turn into. */
export interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: string | string[]
  enum?: readonly (string | number)[]
  const?: string | number
  anyOf?: JsonSchema[]
  description?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  [keyword: string]: unknown
}

/** Where OpenAPI keeps named schemas. */
export const COMPONENTS = '#/components/schemas/'

/**
 * Turns a declaration into JSON Schema as on the wire. Named schemas go into `components`, and the references point
 * there.
 */
export function jsonSchemaOf(
  declaration: z.ZodType,
  { io, components }: { io: 'input' | 'output'; components: Record<string, JsonSchema> },
): JsonSchema {
  const {
    $schema: _,
    $defs,
    ...schema
  } = withComponentRefs(z.toJSONSchema(declaration, { io }) as JsonSchema)
  Object.assign(components, $defs)
  return schema
}

function withComponentRefs(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', COMPONENTS) : value,
  )
  return JSON.parse(text) as JsonSchema
}
