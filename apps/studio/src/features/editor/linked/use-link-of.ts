import { lockAround } from '@yingzao/editor-core'
import { useCallback, useSyncExternalStore } from 'react'
import { useSession } from '../session/session-context'
import { type LinkedPart, linkOf } from './link-of'

/**
 * Returns the linked part that a block is in, or is itself. Re-renders when its link changes, not when its content
 * does.
 */
export function useLinkOf(id: string | undefined): LinkedPart | undefined {
  const { editor } = useSession()
  const find = () => (id === undefined ? undefined : linkOf(editor.tree, id))
  const linked = useSyncExternalStore(
    useCallback((changed) => editor.subscribe(changed), [editor]),
    () => find()?.linked,
  )
  return linked && find()
}

/** Whether part of the selection can only be changed elsewhere. */
export function useIsLocked(ids: readonly string[]): boolean {
  const { editor, links, catalogue } = useSession()
  return useSyncExternalStore(
    useCallback(
      (changed) => {
        const stops = [editor.subscribe(changed), links.subscribe(changed)]
        return () => {
          for (const stop of stops) stop()
        }
      },
      [editor, links],
    ),
    () => ids.some((id) => lockAround({ tree: editor.tree, catalogue }, id) !== undefined),
  )
}
