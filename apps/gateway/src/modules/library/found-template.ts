import { libraryTemplates } from '@yingzao/pages'
import { SCHEMA_VERSION } from '@yingzao/schema/server'
import type { Orm } from '../../db/database'
import { LIBRARY_WRITTEN_AT } from './later-times'
import { ownId } from './own-id'
import type { TemplateContent } from './read-template'
import { findContent } from './template-store'

interface FoundTemplate {
  content: TemplateContent
  /** Paths of what is to be filled in first, in page order. */
  slots: readonly string[]
}

/** A template of the library or of one's own (`own/12`), as it is stored. Undefined: there is none. */
export async function foundTemplate(db: Orm, id: string): Promise<FoundTemplate | undefined> {
  const own = ownId(id)
  if (own !== undefined) {
    const content = await findContent(db, own)
    return content && { content, slots: [] }
  }
  const template = libraryTemplates().get(id)
  if (!template) return undefined
  const { document, slots } = template
  return {
    content: { document, schema_version: SCHEMA_VERSION, written_at: LIBRARY_WRITTEN_AT },
    slots,
  }
}
