import { isRecord, type JsonValue } from '@yingzao/schema/server'

/**
 * Blocks without the marks of the sections they come from: what is kept is a section itself, and one that changed along
 * with another would change pages that nobody was told about.
 */
export function withoutLinks(blocks: JsonValue): JsonValue {
  if (Array.isArray(blocks)) return blocks.map(withoutLinks)
  if (!isRecord(blocks)) return blocks
  return Object.fromEntries(
    Object.entries(blocks)
      .filter(([key, value]) => !(key === 'linked' && isRecord(value) && typeof value.section === 'string'))
      .map(([key, value]) => [key, withoutLinks(value)]),
  )
}
