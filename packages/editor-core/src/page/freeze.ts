/**
 * Kinds of parts of an edited page: `block` and `blocks` are blocks and lists of them, `value` holds a block's props
 * (and may hold blocks under `children`), `plain` is everything else.
 */
export type Kind = 'plain' | 'value' | 'block' | 'blocks'

const kinds = new WeakMap<object, Kind>()

/** Freezes a fresh object as part of a page, and remembers that it was checked. */
export function keep<Kept extends object>(fresh: Kept, kind: Kind): Kept {
  kinds.set(Object.freeze(fresh), kind)
  return fresh
}

/** Freezes a changed copy as the same kind of part as its original. */
export function keepLike<Kept extends object>(fresh: Kept, original: object): Kept {
  return keep(fresh, kinds.get(original) ?? 'plain')
}

/** Undefined for objects that come from outside. */
export function kindOf(value: object): Kind | undefined {
  return kinds.get(value)
}
