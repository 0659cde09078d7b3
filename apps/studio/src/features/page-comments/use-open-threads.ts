import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { studioQuery } from '../../state/queries'

/** How often colleagues' comments are looked for while the window is seen, in milliseconds. */
export const EVERY_MS = 60_000

/** The number of open threads of a page, by block id; those about the page itself are under ''. */
export function useOpenThreads(code: string): ReadonlyMap<string, number> {
  const { data } = useQuery({
    ...studioQuery('pageCommentList', { code, limit: 1 }),
    refetchInterval: EVERY_MS,
  })
  const open = data?.open
  return useMemo(
    () => new Map((open ?? []).map(({ block_id, threads }) => [block_id ?? '', threads])),
    [open],
  )
}
