import type { SectionState } from '@yingzao/editor-core'
import type { JsonValue } from '@yingzao/schema/server'
import type { Orm } from '../../db/database'
import { readBlocks } from './read-library'
import { findBlocks } from './section-store'

/** What pages that link a section get. Undefined: it is gone, or is not one block. */
export async function sectionState(db: Orm, id: number): Promise<SectionState | undefined> {
  const found = await findBlocks(db, id)
  if (!found) return undefined
  const { section, revision, blocks, schema_version } = found
  return stateOf({ section, revision, blocks: blocks as JsonValue, schema_version })
}

/** The same for given blocks. */
export function stateOf({
  section,
  revision,
  blocks,
  schema_version,
}: Pick<SectionState, 'section' | 'revision'> & {
  blocks: JsonValue
  schema_version?: number
}): SectionState | undefined {
  const [block, ...others] = readBlocks(blocks, schema_version).page_schema
  return block && others.length === 0 ? { section, revision, block } : undefined
}
