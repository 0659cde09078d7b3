import { librarySections } from '@yingzao/pages'
import { type JsonValue, SCHEMA_VERSION } from '@yingzao/schema/server'
import type { Orm } from '../../db/database'
import { laterTimes } from './later-times'
import { ownId } from './own-id'
import { findBlocks } from './section-store'

export interface FoundSection {
  blocks: JsonValue
  schema_version: number
}

/** The blocks of a section of the library or of one's own (`own/12`). Undefined: there is none. */
export async function foundSection(db: Orm, id: string): Promise<FoundSection | undefined> {
  const own = ownId(id)
  if (own !== undefined) return (await findBlocks(db, own)) as FoundSection | undefined
  const section = librarySections().get(id)
  return section && { blocks: laterTimes([...section.page_schema]), schema_version: SCHEMA_VERSION }
}
