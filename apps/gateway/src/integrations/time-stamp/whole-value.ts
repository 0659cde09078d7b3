import { fromBER, Sequence } from 'asn1js'

/** Nothing that is stamped is larger. In bytes. */
const LARGEST = 64 * 1024

/** What the library makes of bytes. */
export type Value = ReturnType<typeof fromBER>['result']

/** Reads the one value that some bytes are. Throws where they are none, are cut off, or go on behind it. */
export function wholeValue(bytes: Uint8Array): Value {
  if (bytes.length > LARGEST) throw new Error('This is larger than any time stamp.')
  const { offset, result } = fromBER(bytes)
  // Minus one: they are none. Less than all: the library leaves open what the rest is.
  if (offset !== bytes.length) throw new Error('This is no DER, or not the whole of it.')
  return result
}

/** What a sequence holds; of anything else nothing. */
export function partsOf(value: Value | undefined): Value[] {
  return value instanceof Sequence ? (value.valueBlock.value as Value[]) : []
}
