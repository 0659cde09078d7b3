import { type Done, type Editor, insertBlocks, PAGE, type Place, type Result } from '@yingzao/editor-core'
import type { Block } from '@yingzao/schema/client'
import { type JsonValue, readDocument, type Specs } from '@yingzao/schema/server'
import { callStudio } from '../../../state/call-studio'
import type { EditorSession } from '../session/editor-session'
import { insertPointOf, placeOf } from '../session/insert-point'

/**
 * Asks for the blocks of a section, with its drawings in the colours of the page, and tells the page of its pictures. Throws
 * what the call throws.
 */
async function bringSection(session: EditorSession, id: string): Promise<Block[]> {
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

/**
 * Where somebody chose a place between blocks; else behind what is selected, as a part of the page of its own: behind the outermost block that it stands in. With nothing
 * selected at the end, which is before what every page ends with.
 */
export function sectionPlace(session: EditorSession): Place {
  const { editor, specs } = session
  const { page_schema } = editor.tree.page
  const point = insertPointOf(session)
  const around = point && outermost(editor, point.id)
  if (point && around !== undefined)
    return { parentId: PAGE, ...placeOf(editor.tree, { ...point, id: around }) }
  const selected = page_schema.findIndex(({ id }) => id === outermost(editor, editor.selection.ids.at(-1)))
  const end =
    page_schema.findLastIndex(({ name }) => !ENDS.some((trait) => specs.find(name)?.traits[trait])) + 1
  return { parentId: PAGE, index: selected < 0 ? end : Math.min(selected + 1, end) }
}

/** What stands below all that a page says, and what lies over it. */
const ENDS = ['legalNotices', 'pinned', 'overlay'] as const

function outermost({ tree }: Pick<Editor, 'tree'>, id: string | undefined): string | undefined {
  const parentId = id === undefined ? undefined : tree.index.get(id)?.parentId
  return typeof parentId === 'string' ? outermost({ tree }, parentId) : id
}

/** Puts a section into the page: where it was dropped, or behind what is selected by now. */
export async function insertSection(session: EditorSession, id: string, at?: Place): Promise<Result<Done>> {
  const blocks = await bringSection(session, id)
  return session.editor.run(insertBlocks, { blocks, at: at ?? sectionPlace(session) })
}
