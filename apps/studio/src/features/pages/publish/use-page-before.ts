import { useQuery } from '@tanstack/react-query'
import { callStudio } from '../../../state/call-studio'

/**
 * A page as it is now, fetched again by each dialog that acts on it. Has a query key of its own: an editor open behind
 * the dialog holds its page itself, and would start over with a fresh answer to the same query.
 */
export function usePageBefore(code: string) {
  return useQuery({
    queryKey: ['pageBefore', code],
    queryFn: ({ signal }) => callStudio('pageDetail', { code }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
