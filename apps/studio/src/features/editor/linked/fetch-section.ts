import type { Block, Linked } from '@yingzao/schema/client'
import { type JsonValue, readDocument, type Specs } from '@yingzao/schema/server'
import { callStudio } from '../../../state/call-studio'
import type { EditorSession } from '../session/editor-session'

/** The blocks of a section, ready for a page. */
export interface FetchedSection {
  blocks: Block[]
  /** How a block that links the section is marked. Undefined: it cannot be linked. */
  link: Linked | undefined
}

/**
 * Fetches the blocks of a section, with its drawings in the colours of the page, and adds its pictures to the page's
 * facts. Throws what the call throws.
 */
export async function fetchSection(session: EditorSession, id: string): Promise<FetchedSection> {
  const { theme } = session.editor.page.extra
  const { blocks, link, images, files } = await callStudio('sectionUse', {
    id,
    theme: theme ?? session.companyTheme,
  })
  session.facts.take({ images, files })
  return { blocks: readBlocks(session.specs, JSON.parse(blocks)), link }
}

function readBlocks(specs: Specs, page_schema: JsonValue): Block[] {
  return readDocument({ code: 'section', title: '', page_schema }, specs).document.page_schema
}
