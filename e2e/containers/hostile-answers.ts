import {
  feedRows,
  type Operation,
  type OperationPayload,
  operations,
} from '../../packages/contract/src/server'
import { HOSTILE_ADDRESSES } from '../../packages/schema/src/testing'
import { ADDRESS_NAME } from './hostile-replies'
import { ok, type Replies, type Reply } from './stub-gateway'

/** The length of every list, so that all options of a schema occur. */
const ROWS = 4
const DEEPEST = 8
/** No two rounds begin with the same address, and a field of a list has one of another kind in each row. */
const STEP = 7
const ROUND = 37

/** Texts and numbers that schemas require in one place or another; the first that fits is taken. */
const TEXTS = ['示例', '1', '1.00', '2026-11-21', '2026-11-21 10:00:00', '2026-11-21T02:00:00.000Z', '10:00']
const MORE_TEXTS = ['13800000000', '138****0000', 'sh600000', 'a'.repeat(16), '<p>示例</p>', '']
const NUMBERS = [3, 1, 0, 600_000, 2026, 20_261_121, 0.5]
const NOW = Date.UTC(2026, 10, 21, 2)

interface Schema {
  def: {
    type: string
    element?: Schema
    innerType?: Schema
    shape?: Record<string, Schema>
    values?: unknown[]
    entries?: Record<string, unknown>
    options?: Schema[]
    getter?: () => Schema
    in?: Schema
    valueType?: Schema
  }
  safeParse(value: unknown): { success: boolean }
}

/**
 * Answers to every call, generated from its contract, with a hostile address in each field that is named like one.
 * `handed` records which were handed out, as `call.field`. Another `round` has other addresses in the same places.
 */
export function hostileAnswers(round: number): { replies: Replies; handed: Set<string> } {
  const handed = new Set<string>()
  const counts = new Map<string, number>()

  function count(of: string): number {
    const number = counts.get(of) ?? 0
    counts.set(of, number + 1)
    return number
  }

  function make(schema: Schema, call: string, name: string, depth = 0): unknown {
    const { type, element, innerType, shape, values, entries, options, getter, in: given } = schema.def
    const field = `${call}.${name}`
    const again = (inner: Schema | undefined) => (inner ? make(inner, call, name, depth + 1) : undefined)
    const choose = <Item>(items: readonly Item[]) => items[count(`${field} ${type}`) % items.length]
    switch (type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(shape ?? {}).map(([key, inner]) => [key, make(inner, call, key, depth + 1)]),
        )
      case 'array':
        // Blocks contain blocks, so a schema may contain itself.
        return Array.from({ length: depth < DEEPEST ? ROWS : 0 }, () => again(element))
      case 'union':
        return again(choose(options ?? []))
      case 'literal':
        return choose(values ?? [])
      case 'enum':
        return choose(Object.values(entries ?? {}))
      case 'boolean':
        return choose([true, false])
      case 'lazy':
        return again(getter?.())
      case 'pipe':
        return again(given)
      case 'null':
        return null
      case 'record':
        return {}
      case 'string':
        return ADDRESS_NAME.test(name) ? address(field) : fitting(schema, [...TEXTS, ...MORE_TEXTS], field)
      case 'number':
        return fitting(schema, /_at$|time/.test(name) ? [NOW, ...NUMBERS] : NUMBERS, field)
      default:
        if (innerType) return again(innerType)
        throw new Error(`A reply holds a ${type} (${field}), which this does not know how to make.`)
    }
  }

  function address(field: string): string {
    handed.add(field)
    const index = round * ROUND + count(field) * STEP
    return HOSTILE_ADDRESSES[index % HOSTILE_ADDRESSES.length] ?? ''
  }

  const replies = Object.values<Operation>(operations).flatMap(({ id, response }) =>
    response === 'image' ? [] : [[id, () => ok(make(asSchema(response), id, ''))] as const],
  )
  return { replies: { ...(Object.fromEntries(replies) as Replies), feedList: rowsOfOneKind }, handed }

  /** The rows of a data column have the requested kind, which its schema does not say. */
  function rowsOfOneKind({ kind }: OperationPayload<typeof operations.feedList>) {
    const list = Array.from({ length: ROWS }, () => make(asSchema(feedRows[kind]), 'feedList', ''))
    const made = make(asSchema(operations.feedList.response), 'feedList', '') as object
    return ok({ ...made, kind, list }) as Extract<Reply<'feedList'>, object>
  }
}

const asSchema = (schema: unknown) => schema as Schema

function fitting(schema: Schema, values: readonly unknown[], field: string): unknown {
  const found = values.find((value) => schema.safeParse(value).success)
  if (found === undefined) throw new Error(`None of the samples fits ${field}.`)
  return found
}
