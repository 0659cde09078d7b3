import { isRecord, type JsonValue, repairText } from '@yingzao/schema/server'

/**
 * A patch as the database can keep it: half characters and U+0000, which applying it has mended in the page, are mended
 * in it too. For one that has been applied: then it is no deeper than a document, and recursion is safe.
 */
export function storablePatch(patch: JsonValue): JsonValue {
  if (typeof patch === 'string') return repairText(patch)
  if (Array.isArray(patch)) return patch.map(storablePatch)
  if (!isRecord(patch)) return patch
  return Object.fromEntries(
    Object.entries(patch).map(([key, value]) => [repairText(key), storablePatch(value)]),
  )
}
