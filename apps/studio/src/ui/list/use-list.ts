import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callStudio } from '../../state/call-studio'
import type { Answer, JsonCallId, Payload } from '../../state/calls'

interface ListAnswer {
  list: readonly unknown[]
}

/** Calls that return a list in parts. */
type ListCallId = {
  [Id in JsonCallId]: Answer<Id> extends ListAnswer ? Id : never
}[JsonCallId]

type Row<Id extends ListCallId> = Answer<Id>['list'][number]

interface Options {
  /** Rows found before stay until the new ones have arrived. */
  isKept?: boolean
  /**
   * How often all that is shown is fetched again while the window is visible, in milliseconds. False: never
   * automatically.
   */
  everyMs?: number | false
}

/** A list as a screen renders it. */
export interface List<Part, Line> {
  /** All rows loaded so far; undefined until the first part has arrived. */
  rows: readonly Line[] | undefined
  /** The first part, for what is given once for the whole: totals, counts. */
  first: Part | undefined
  /** Why the first part, or the next one, could not be loaded. */
  problem: Error | null
  retry: () => void
  /** What is shown was found by the previous filter. */
  isOld: boolean
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
}

/** The results of a list call, loaded in parts. `useStudioCall({ changes })` refers to it by the call's name. */
export function useList<Id extends ListCallId>(
  id: Id,
  query: Payload<Id>,
  { isKept = false, everyMs = false }: Options = {},
): List<Answer<Id>, Row<Id>> {
  const { data, error, refetch, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery({
      // Cached apart from a plain read by the same call, which has no parts.
      queryKey: [id, 'parts', query],
      queryFn: ({ pageParam, signal }) => callStudio(id, Object.assign({}, query, pageParam), { signal }),
      initialPageParam: {} as Payload<Id>,
      getNextPageParam: (part) => behind(part),
      refetchInterval: everyMs,
      ...(isKept && { placeholderData: keepPreviousData }),
    })
  return {
    rows: data?.pages.flatMap(({ list }) => list as Row<Id>[]),
    first: data?.pages[0],
    problem: error,
    retry: () => void refetch(),
    isOld: isPlaceholderData,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  }
}

/** The contract's convention: the value of `next` is passed as `after`. */
export function behind<Id extends ListCallId>(part: Answer<Id>): Payload<Id> | undefined {
  const { next } = part as { next?: string | null }
  return next ? ({ after: next } as unknown as Payload<Id>) : undefined
}
