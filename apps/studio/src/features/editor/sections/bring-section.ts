import { type Done, insertBlocks, PAGE, type Place, type Result } from '@yingzao/editor-core'
import type { Block } from '@yingzao/schema/client'
import { type JsonValue, readDocument, type Specs } from '@yingzao/schema/server'
import { callStudio } from '../../../state/call-studio'
import type { EditorSession } from '../session/editor-session'

/**
 * Asks for the blocks of a section, with its drawings in the colours of the page, and tells the page of its pictures. Throws
 * what the call throws.
 */
export async function bringSection(session: EditorSession, id: string): Promise<Block[]> {
  const { theme } = session.editor.page.extra
  const { blocks, images, files } = await callStudio('sectionUse', {
    id,
    theme: theme ?? session.companyTheme,
  })
  session.facts.take({ images, files })
  return readBlocks(session.specs, JSON.parse(blocks))
}

function readBlocks(specs: Specs, page_schema: JsonValue): Block[] {
  return readDocument({ code: 'section', title: '', page_schema }, specs).document.page_schema
}

/** Behind what is selected, as a part of the page of its own: behind the outermost block that it stands in. */
export function sectionPlace({ editor }: Pick<EditorSession, 'editor'>): Place {
  const { tree, selection } = editor
  let id = selection.ids.at(-1)
  for (let parent = id; typeof parent === 'string'; ) {
    id = parent
    const next = tree.index.get(parent)?.parentId
    parent = typeof next === 'string' ? next : undefined
  }
  const index = tree.page.page_schema.findIndex((block) => block.id === id)
  return index < 0 ? { parentId: PAGE } : { parentId: PAGE, index: index + 1 }
}

/** Puts a section into the page: where it was dropped, or behind what is selected by now. */
export async function insertSection(session: EditorSession, id: string, at?: Place): Promise<Result<Done>> {
  const blocks = await bringSection(session, id)
  return session.editor.run(insertBlocks, { blocks, at: at ?? sectionPlace(session) })
}
