/** A field that an action has changed; a side is undefined where the field did not exist. */
export interface ChangedField {
  /** Names on the way to it: `roles`, `filter.status`. Empty when the whole is one value. */
  path: string
  before: string | undefined
  after: string | undefined
}

/** Separates the items of a list that was joined into one text; it occurs in no text. */
export const LIST_GAP = '\u001f'

/** What differs between the two sides of an audit record, field by field, in the order in which they are written. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const old = fieldsOf(before)
  const fresh = fieldsOf(after)
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((path) => ({ path, before: old.get(path), after: fresh.get(path) }))
    .filter(({ before, after }) => before !== after)
}

function fieldsOf(value: unknown, path = '', fields = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return fields
  if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) {
      fieldsOf(inner, path === '' ? name : `${path}.${name}`, fields)
    }
    return fields
  }
  return fields.set(path, textOf(value))
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(LIST_GAP)
  return JSON.stringify(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
