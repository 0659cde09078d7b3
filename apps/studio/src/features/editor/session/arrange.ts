import { type Done, type Editor, type Result, setStyle } from '@yingzao/editor-core'
import { themeValue } from '@yingzao/schema/client'
import { sidesWith } from './box-sides'

/** What is done to several blocks at once. */
export type Arrangement = 'spaceEvenly' | 'sameWidth' | 'alignLeft' | 'alignCentre'

/** The distance used when nobody chooses one. */
const USUAL_GAP = themeValue('space-m')

interface Arranging {
  /** The label of the step in the history. */
  label: string
  gap?: string | number
}

type Style = Record<string, string | number | undefined>

/** Arranges blocks as one step, or not at all. */
export function arrange(
  editor: Editor,
  ids: readonly string[],
  how: Arrangement,
  { label, gap = USUAL_GAP }: Arranging,
): Result<Done> | undefined {
  const step = editor.begin(label)
  let last: Result<Done> | undefined
  for (const [id, style] of stylesOf(editor, ids, how, gap)) {
    last = editor.run(setStyle, { ids: [id], style })
    if (!last.ok) {
      step.cancel()
      return last
    }
  }
  step.commit()
  return last
}

/** The new style of each block. */
function stylesOf(
  editor: Editor,
  ids: readonly string[],
  how: Arrangement,
  gap: string | number,
): [string, Style][] {
  if (how === 'spaceEvenly') {
    // The distance goes below each block only: adjoining margins of two blocks are not added up everywhere.
    return ids.map((id, index) => [
      id,
      sidesWith(styleOf(editor, id), 'margin', {
        ...(index > 0 && { Top: 0 }),
        ...(index < ids.length - 1 && { Bottom: gap }),
      }),
    ])
  }
  if (how === 'sameWidth') {
    const { width } = styleOf(editor, ids[0] ?? '')
    return ids.map((id) => [id, { width }])
  }
  const isCentred = how === 'alignCentre'
  return ids.map((id) => [
    id,
    {
      ...sidesWith(styleOf(editor, id), 'margin', { Right: 'auto', Left: isCentred ? 'auto' : 0 }),
      textAlign: isCentred ? 'center' : 'left',
    },
  ])
}

function styleOf(editor: Editor, id: string): Style {
  return editor.tree.index.get(id)?.block.common.style ?? {}
}
