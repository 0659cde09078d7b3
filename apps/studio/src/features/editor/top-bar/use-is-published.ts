import { useQuery } from '@tanstack/react-query'
import { callStudio } from '../../../state/call-studio'
import { useSession } from '../session/session-context'

/**
 * Whether the page is published or scheduled. Fetched again each time somebody is about to act on it, as publishing
 * changes it and so do colleagues; false until the response arrives.
 */
export function useIsPublished({ isAsked }: { isAsked: boolean }): boolean {
  const { code } = useSession()
  const { data, isFetching } = useQuery({
    queryKey: ['isPublished', code],
    queryFn: async ({ signal }) => {
      const { page } = await callStudio('pageDetail', { code }, { signal })
      return page.state === 'published' || page.schedule !== null
    },
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return data === true && !isFetching
}
