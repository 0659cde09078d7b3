import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callStudio } from '../../state/call-studio'
import type { Answer, JsonCallId, Payload } from '../../state/calls'

interface ListAnswer {
  list: readonly unknown[]
}

/** Calls that answer a list part by part. */
type ListCallId = {
  [Id in JsonCallId]: Answer<Id> extends ListAnswer ? Id : never
}[JsonCallId]

type Row<Id extends ListCallId> = Answer<Id>['list'][number]

interface Options {
  /** Rows found before stay until others are there. */
  isKept?: boolean
  /** How often all that is shown is asked for anew while the window is seen, in milliseconds. False: never by itself. */
  everyMs?: number | false
}

/** A list as a screen draws it. */
export interface List<Part, Line> {
  /** All that are there; undefined until the first part has come. */
  rows: readonly Line[] | undefined
  /** The first part, for what is told once of the whole: totals, counts. */
  first: Part | undefined
  /** Why the first part, or the next one, did not come. */
  problem: Error | null
  retry: () => void
  /** What is shown was found by the filter before. */
  isOld: boolean
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
}

/** What a list call finds, part by part. Known to `useStudioCall({ changes })` by the call's name. */
export function useList<Id extends ListCallId>(
  id: Id,
  query: Payload<Id>,
  { isKept = false, everyMs = false }: Options = {},
): List<Answer<Id>, Row<Id>> {
  const { data, error, refetch, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery({
      // Its memory is another than that of a plain read by the same call, which has no parts.
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

/** The contract's convention: what `next` says is asked for as `after`. */
export function behind<Id extends ListCallId>(part: Answer<Id>): Payload<Id> | undefined {
  const { next } = part as { next?: string | null }
  return next ? ({ after: next } as unknown as Payload<Id>) : undefined
}
