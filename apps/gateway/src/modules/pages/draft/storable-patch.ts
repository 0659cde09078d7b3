import { isRecord, type JsonValue, repairText } from '@yingzao/schema/server'

/**
 * A patch as the database can store it: lone surrogates and U+0000, which were repaired in the page when it was
 * applied, are repaired in it too. Only for a patch that has been applied: then it is no deeper than a document, and
 * recursion is safe.
 */
export function storablePatch(patch: JsonValue): JsonValue {
  if (typeof patch === 'string') return repairText(patch)
  if (Array.isArray(patch)) return patch.map(storablePatch)
  if (!isRecord(patch)) return patch
  return Object.fromEntries(
    Object.entries(patch).map(([key, value]) => [repairText(key), storablePatch(value)]),
  )
}
