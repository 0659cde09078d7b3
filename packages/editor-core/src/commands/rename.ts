import { type Editing, wordsOf } from '../catalogue'
import { importId } from '../page/import-value'
import { referencesOf, renamed } from '../page/references'
import { entryOf } from '../page/tree'
import { walk } from '../page/walk'
import type { PatchOp } from '../patch/patch'
import type { Step } from './command'

/** Gives a block another id. The actions that open it and the links that lead to it follow. */
export function renameBlock(editing: Editing, { id, to }: { id: string; to: string }): Step {
  const { tree, catalogue } = editing
  entryOf(tree.index, id)
  const label = wordsOf(catalogue).renamed(id, to)
  if (importId(to) === id) return { label, patch: [] }
  const ids = new Map([[id, to]])
  const following = Array.from(walk(tree.page.page_schema)).flatMap((block) =>
    referencesOf(block)
      .filter(({ targets }) => targets.includes(id))
      .map(
        ({ path, text }): PatchOp => ({
          op: 'set',
          id: block.id === id ? to : block.id,
          path,
          value: renamed(path.at(-1), text, ids),
        }),
      ),
  )
  return { label, patch: [{ op: 'rename', id, to }, ...following], select: [to] }
}
