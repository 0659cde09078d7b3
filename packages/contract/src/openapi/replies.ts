import { errorEnvelope } from '../envelope'
import { type ErrorName, errors, SUCCESS_CODE } from '../errors'
import type { Operation } from '../operation'
import { type JsonSchema, jsonSchemaOf } from './json-schema'

/** What a call returns with one HTTP status. */
export interface OpenApiResponse {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content:
    | { 'application/json': { schema: JsonSchema; examples?: Record<string, { value: unknown }> } }
    | { 'image/gif': { schema: JsonSchema } }
}

/** The errors an operation may return: its own and the one that any call may end in. A beacon returns none. */
export function errorNamesOf(operation: Operation): ErrorName[] {
  if (operation.beacon) return []
  return [...new Set<ErrorName>([...operation.errors, 'serverError'])]
}

/** What sits in front of every call may reply as well; a status that the call itself returns is listed beside it. */
export const sharedReplies: Readonly<Record<string, OpenApiResponse>> = {
  Unavailable: {
    description: 'The database is away or too slow; the same call does no harm later',
    headers: { 'retry-after': { description: 'Seconds', schema: { type: 'integer' } } },
    content: { 'application/json': { schema: refusalSchema(['serverError']) } },
  },
  Unreadable: {
    description: 'The request could not be read: too large, no JSON, or of another type',
    content: { 'application/json': { schema: refusalSchema(['invalidParameters']) } },
  },
}

const ANY_CALL = {
  503: { $ref: '#/components/responses/Unavailable' },
  '4XX': { $ref: '#/components/responses/Unreadable' },
}

const ALWAYS = 'Always, whether the report was kept or dropped'

const onePixel = { 'image/gif': { schema: { type: 'string', format: 'binary' } } }

/** Every code with its name, for those who make an enumeration of it. */
export const errorCode: JsonSchema = {
  type: 'integer',
  enum: Object.values(errors).map(({ code }) => code),
  'x-enum-varnames': Object.keys(errors),
  description: 'What to branch on; `msg` is for visitors.',
}

/**
 * Describes what an operation returns, by HTTP status. One status may cover several outcomes: a business refusal is a
 * 200 like a success.
 */
export function repliesOf(
  operation: Operation,
  components: Record<string, JsonSchema>,
): Record<string, OpenApiResponse | { $ref: string }> {
  if (operation.response === 'image') return { 200: { description: ALWAYS, content: onePixel } }
  const success = successSchema(jsonSchemaOf(operation.response, { io: 'output', components }))
  if (operation.beacon) {
    return { 200: { description: ALWAYS, content: { 'application/json': { schema: success } } } }
  }
  const names = errorNamesOf(operation)
  const statuses = new Set([200, ...names.map((name) => errors[name].http)])
  const { repeat } = operation
  const documented = [...statuses].sort().map((status) => {
    const refusals = names.filter((name) => name !== repeat && errors[name].http === status)
    const outcomes = status === 200 ? [success] : []
    if (repeat && errors[repeat].http === status)
      outcomes.push(
        envelopeSchema({ type: 'integer', const: errors[repeat].code }, success.properties.response),
      )
    return [String(status), replyOf(refusals, outcomes)]
  })
  return { ...Object.fromEntries(documented), ...ANY_CALL }
}

/** `successes`: that of the call, and that of its repeat. */
function replyOf(refusals: readonly ErrorName[], successes: readonly JsonSchema[]): OpenApiResponse {
  const outcomes = [...successes, ...(refusals.length > 0 ? [refusalSchema(refusals)] : [])]
  const [only, ...others] = outcomes
  const examples = refusals.map((name) => [name, { value: errorEnvelope(errors[name]) }])
  return {
    description: successes.length > 0 ? 'Success, or a refusal for a business reason' : 'Error',
    content: {
      'application/json': {
        schema: only && others.length === 0 ? only : { anyOf: outcomes },
        ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
      },
    },
  }
}

/** A constant on one side and a list on the other: generated types tell the two apart by `code`. */
function successSchema(response: JsonSchema) {
  return envelopeSchema({ type: 'integer', const: SUCCESS_CODE }, response)
}

function refusalSchema(names: readonly ErrorName[]): JsonSchema {
  return envelopeSchema({ type: 'integer', enum: names.map((name) => errors[name].code) }, { type: 'null' })
}

function envelopeSchema(code: JsonSchema, response: JsonSchema) {
  return {
    type: 'object',
    required: ['code', 'msg', 'response'],
    properties: { code, msg: { type: 'string' }, response },
  }
}
