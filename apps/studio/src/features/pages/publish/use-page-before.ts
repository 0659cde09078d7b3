import { useQuery } from '@tanstack/react-query'
import { callStudio } from '../../../state/call-studio'

/**
 * A page as it is at this moment, asked for anew by each dialog that acts on it. Under a key of its own: an editor that
 * stands open behind holds its page itself, and would begin anew with a fresh answer to the same question.
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
