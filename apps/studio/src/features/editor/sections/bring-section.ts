import { type Done, type Editor, insertBlocks, PAGE, type Place, type Result } from '@yingzao/editor-core'
import { fetchSection } from '../linked/fetch-section'
import type { EditorSession } from '../session/editor-session'
import { insertPointOf, placeOf } from '../session/insert-point'

/**
 * Where somebody chose a place between blocks; otherwise after the selection, at the top level of the page: after the
 * outermost block that contains it. With nothing selected, at the end, which is before the blocks that every page ends
 * with.
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

/** What comes below the page's actual content, and what lies over it. */
const ENDS = ['legalNotices', 'pinned', 'overlay'] as const

function outermost({ tree }: Pick<Editor, 'tree'>, id: string | undefined): string | undefined {
  const parentId = id === undefined ? undefined : tree.index.get(id)?.parentId
  return typeof parentId === 'string' ? outermost({ tree }, parentId) : id
}

/** How a section is inserted: where it was dropped or after what is selected by then, as a copy or linked. */
export interface Bringing {
  at?: Place | undefined
  isLinked?: boolean
}

/** Puts a section into the page. */
export async function insertSection(
  session: EditorSession,
  id: string,
  { at, isLinked = false }: Bringing = {},
): Promise<Result<Done>> {
  const { blocks, link } = await fetchSection(session, id)
  const marked =
    isLinked && link
      ? blocks.map((block) => ({ ...block, common: { ...block.common, linked: link } }))
      : blocks
  return session.editor.run(insertBlocks, { blocks: marked, at: at ?? sectionPlace(session) })
}
