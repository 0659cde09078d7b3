import { useInfiniteQuery } from '@tanstack/react-query'
import { callStudio } from '../../state/call-studio'
import type { Answer, Payload } from '../../state/calls'

export type AssetRow = Answer<'assetList'>['list'][number]
export type AssetKind = AssetRow['kind']

/** What of the library is looked at. */
export type AssetFilter = Omit<Payload<'assetList'>, 'after' | 'limit'>

/** How many assets come at once. */
const PART = 60

/** What of the library a filter finds, newest first, part by part. What was found before stays until then. */
export function useAssets(filter: AssetFilter) {
  return useInfiniteQuery({
    queryKey: ['assetList', filter],
    queryFn: ({ pageParam, signal }) =>
      callStudio('assetList', { ...filter, ...(pageParam && { after: pageParam }), limit: PART }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  })
}
