import { fromBER, Sequence } from 'asn1js'

/** Nothing that is stamped is larger. In bytes. */
const LARGEST = 64 * 1024

/** What the library decodes bytes to. */
export type Value = ReturnType<typeof fromBER>['result']

/** Reads bytes that are exactly one value. Throws where they are not a value, are cut off, or something follows. */
export function wholeValue(bytes: Uint8Array): Value {
  if (bytes.length > LARGEST) throw new Error('This is larger than any time stamp.')
  const { offset, result } = fromBER(bytes)
  // Minus one: they are not a value. Less than all: the library says nothing about the rest.
  if (offset !== bytes.length) throw new Error('This is no DER, or not the whole of it.')
  return result
}

/** Returns the parts of a sequence; none for anything else. */
export function partsOf(value: Value | undefined): Value[] {
  return value instanceof Sequence ? (value.valueBlock.value as Value[]) : []
}
