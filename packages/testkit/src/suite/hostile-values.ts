import { isRecord } from '@yingzao/schema/client'
import type { Field } from '@yingzao/schema/server'

/** One value of a block with a single prop gone wrong, and which one that is. */
export interface HostileValue {
  /** `list.image`; the items of a list have no number. */
  path: string
  value: Record<string, unknown>
}

/** What careless and hostile documents put in the place of anything: missing, null, other types, huge, attacks. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  true,
  false,
  -1,
  0,
  0.5,
  1e308,
  [],
  [null, 0, 'x', {}],
  {},
  { toString: 1, length: 1e9 },
  '9007199254740993',
  '好'.repeat(6_000),
  '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  "'-alert(1)-'\u0000\u2028\u202e</noscript></style>",
  'javascript:alert(1)',
  '//evil.com/x.jpg',
]

const MANY = 300

/**
 * A good value with each of its props in turn replaced by each hostile value, at any depth. The other props
 * stay good, so that the bad one gets as far into the view as it can.
 */
export function* hostileValues(
  fields: readonly Field[],
  good: Readonly<Record<string, unknown>>,
): Generator<HostileValue, void, undefined> {
  for (const field of fields) {
    const change = (path: string, prop: unknown) => ({ path, value: { ...good, [field.name]: prop } })
    for (const prop of HOSTILE) yield change(field.name, prop)
    const own = good[field.name]
    if (field.kind === 'object') {
      for (const inner of hostileValues(field.fields, recordOf(own))) {
        yield change(`${field.name}.${inner.path}`, inner.value)
      }
    }
    if (field.kind === 'list') {
      const item: unknown = Array.isArray(own) ? own[0] : undefined
      yield change(field.name, Array(MANY).fill(item ?? 'x'))
      if (field.item.kind !== 'object') continue
      for (const inner of hostileValues(field.item.fields, recordOf(item))) {
        yield change(`${field.name}.${inner.path}`, [inner.value, item])
      }
    }
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}
