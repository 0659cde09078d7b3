import type { Editor, Tree } from '@yingzao/editor-core'
import { useMemo, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

interface Edited {
  tree: Tree
  /** What is selected. */
  ids: readonly string[]
}

/**
 * The page and what is selected. Rendered within the key press or click that changes them, before the panels around it.
 */
export function useEdited(editor: Editor): Edited {
  const store = useMemo(() => edited(editor), [editor])
  return useSyncExternalStore(store.subscribe, store.get)
}

function edited(editor: Editor) {
  let now: Edited = { tree: editor.tree, ids: editor.selection.ids }
  return {
    get(): Edited {
      const { tree, selection } = editor
      if (now.tree !== tree || now.ids !== selection.ids) now = { tree, ids: selection.ids }
      return now
    },
    subscribe: (changed: () => void) => editor.subscribe(() => flushSync(changed)),
  }
}
