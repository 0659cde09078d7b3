import { isRecord } from '@yingzao/schema/client'
import { keepLike, kindOf } from './freeze'

/**
 * Replaces some texts by others, wherever one is the whole of a value. Whatever contains none of them is shared with
 * the original; a part of a page remains one.
 */
export function swapTexts<Value>(value: Value, swaps: ReadonlyMap<string, string>): Value {
  return swaps.size === 0 ? value : (swapIn(value, swaps) as Value)
}

/** Recursion is safe: an imported value is at most as deep as a document may be. */
function swapIn(value: unknown, swaps: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return swaps.get(value) ?? value
  if (Array.isArray(value)) {
    const items = value.map((item) => swapIn(item, swaps))
    return items.every((item, index) => item === value[index]) ? value : keptAs(value, items)
  }
  if (!isRecord(value)) return value
  const entries = Object.entries<unknown>(value).map(([key, inner]) => [key, swapIn(inner, swaps)] as const)
  return entries.every(([key, inner]) => inner === value[key])
    ? value
    : keptAs(value, Object.fromEntries(entries))
}

function keptAs<Fresh extends object>(original: object, fresh: Fresh): Fresh {
  return kindOf(original) === undefined ? fresh : keepLike(fresh, original)
}
