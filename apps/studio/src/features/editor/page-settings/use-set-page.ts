import { type PageSettings, setPage } from '@yingzao/editor-core'
import { useCallback } from 'react'
import { useRun } from '../session/session-context'

export function useSetPage(): (settings: PageSettings) => boolean {
  const run = useRun()
  return useCallback((settings) => run(setPage, settings).ok, [run])
}
