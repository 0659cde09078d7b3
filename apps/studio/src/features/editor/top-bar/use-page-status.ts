import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callStudio } from '../../../state/call-studio'
import type { PageRow } from '../../pages'
import { useSaver, useSaveState } from '../saving/saver-context'
import { useSession } from '../session/session-context'

/** As many as the gateway returns at once: a page is found by its code, which other codes may contain. */
const MOST = 100

/**
 * The page's status for visitors, fetched again after every save, when something was published or scheduled, and when
 * somebody returns to the window. Visitors do not have what is unsaved, or was saved after the response.
 */
export function usePageStatus(): PageRow | undefined {
  const { code } = useSession()
  const saver = useSaver()
  const state = useSaveState()
  const { revision } = saver
  const { data } = useQuery({
    queryKey: ['pageList', { q: code, limit: MOST }, revision],
    queryFn: ({ signal }) => callStudio('pageList', { q: code, limit: MOST }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const page = data?.list.find((row) => row.code === code)
  if (!page) return undefined
  const isAhead = state.kind !== 'saved' || revision > page.revision
  return isAhead ? { ...page, has_changes: true } : page
}
