import type { Finding } from '../finding'
import type { JsonValue } from '../json'
import type { Field } from './fields'
import { FindingLog, Place } from './place'
import { readField } from './read-fields'
import type { ReadRules } from './read-rules'
import { readStyle } from './read-style'

/** What reading makes of one value. */
export interface Tried {
  /** Undefined: it is unusable, and a document keeps the default instead. */
  value: unknown
  /** What a reading of the document would report about it. */
  findings: Finding[]
}

/** Reads one value as it would be read in a document, so that an input writes what will be read back unchanged. */
export function tryField(input: JsonValue, field: Field, rules: ReadRules = {}): Tried {
  const log = new FindingLog()
  const value = readField(input, field, new Place(log), rules)
  return { value: value ?? undefined, findings: log.findings() }
}

/** The same for one property of a style. Undefined: no page accepts it. */
export function tryStyle(name: string, value: JsonValue): string | number | undefined {
  return readStyle({ [name]: value }, new Place(new FindingLog()))?.[name]
}
