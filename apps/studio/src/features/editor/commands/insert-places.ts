import {
  CHILDREN,
  type Command,
  type Done,
  type Editor,
  PAGE,
  type Place,
  type Result,
  samePath,
  slotsOf,
  valueAt,
} from '@yingzao/editor-core'
import type { EditorSession } from '../session/editor-session'
import { insertPointOf, placeOf } from '../session/insert-point'

/**
 * Returns where something new may go, best first: the place between blocks that somebody chose; into the selected block
 * where it shows an empty place (the open tab, a container), otherwise behind the selected block, behind the block it
 * is in, and so on; finally behind everything.
 */
export function insertPlaces(session: EditorSession): Place[] {
  const { editor, catalogue, canvas } = session
  const { tree, selection } = editor
  const last = selection.ids.at(-1)
  const places: Place[] = []
  const point = insertPointOf(session)
  const chosen = point && placeOf(tree, point)
  // What is not allowed there is refused, not inserted somewhere else.
  if (chosen) return [chosen]
  const selected = last === undefined ? undefined : tree.index.get(last)?.block
  const empty = selected && canvas.get().open?.handle.emptySlotOf(selected.id)
  if (selected && empty) places.push({ parentId: selected.id, slot: JSON.parse(empty) })
  else if (
    selected &&
    holdsNothing(selected) &&
    catalogue.slotsOf(selected.name).some((slot) => samePath(slot, CHILDREN))
  ) {
    places.push({ parentId: selected.id })
  }
  for (let id: string | null | undefined = last; typeof id === 'string'; ) {
    const entry = tree.index.get(id)
    if (!entry) break
    const { parentId, slot } = entry
    const siblings = parentId === null ? tree.page.page_schema : blocksIn(editor, parentId, slot)
    places.push({ parentId, slot, index: siblings.findIndex((block) => block.id === id) + 1 })
    id = parentId
  }
  return [...places, { parentId: PAGE }]
}

/** Runs a command at the first place that accepts it. When none does, the result is the first refusal. */
export function runAtFirst<Input>(
  editor: Editor,
  places: readonly Place[],
  command: Command<Input>,
  inputAt: (place: Place) => Input,
): Result<Done> {
  let refused: Result<Done> | undefined
  for (const place of places) {
    const ran = editor.run(command, inputAt(place))
    if (ran.ok) return ran
    refused ??= ran
    if (!OUTWARDS.has(ran.refusal.rule)) break
  }
  return refused ?? editor.run(command, inputAt({ parentId: PAGE }))
}

/** Refusals that may not apply to a place further out. */
const OUTWARDS: ReadonlySet<string> = new Set(['place-not-allowed', 'limit-block-depth', 'limit-depth'])

function holdsNothing(block: Parameters<typeof slotsOf>[0]): boolean {
  return slotsOf(block).every(({ blocks }) => blocks.length === 0)
}

function blocksIn(editor: Editor, parentId: string, slot: readonly (string | number)[]): { id: string }[] {
  return valueAt(editor.tree.index.get(parentId)?.block, slot) as { id: string }[]
}
