import { type EditedPage, PAGE, type PageSettings, setPage } from '@yingzao/editor-core'
import { useCallback, useSyncExternalStore } from 'react'
import { useRun, useSession } from '../session/session-context'

/** Something of the page's settings. Draws anew when that changes. */
export function usePageValue<Value>(read: (page: EditedPage) => Value): Value {
  const { editor } = useSession()
  return useSyncExternalStore(
    useCallback((changed) => editor.subscribeTo(PAGE, changed), [editor]),
    () => read(editor.page),
  )
}

export function useSetPage(): (settings: PageSettings) => boolean {
  const run = useRun()
  return useCallback((settings) => run(setPage, settings).ok, [run])
}
