import { librarySections } from '@yingzao/pages'
import { type JsonValue, type Linked, SCHEMA_VERSION } from '@yingzao/schema/server'
import type { Orm } from '../../db/database'
import { laterTimes } from './later-times'
import { ownId } from './own-id'
import { findBlocks } from './section-store'

export interface FoundSection {
  blocks: JsonValue
  schema_version: number
  /** Of one's own: what a block that links it is marked with. */
  link?: Linked
}

/** The blocks of a section of the library or of one's own (`own/12`). Undefined: there is none. */
export async function foundSection(db: Orm, id: string): Promise<FoundSection | undefined> {
  const own = ownId(id)
  if (own !== undefined) {
    const found = await findBlocks(db, own)
    if (!found) return undefined
    const { section, revision, blocks, schema_version } = found
    return { blocks: blocks as JsonValue, schema_version, link: { section, revision } }
  }
  const section = librarySections().get(id)
  return section && { blocks: laterTimes([...section.page_schema]), schema_version: SCHEMA_VERSION }
}
