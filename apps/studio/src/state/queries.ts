import { queryOptions, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { callStudio } from './call-studio'
import type { Answer, CallId, JsonCallId, Payload } from './calls'

/** The options of a read for react-query, keyed by its call and payload. */
export function studioQuery<Id extends JsonCallId>(id: Id, payload: Payload<Id>) {
  return queryOptions({
    queryKey: [id, payload] as const,
    queryFn: ({ signal }) => callStudio(id, payload, { signal }),
  })
}

/** Invalidates reads, so that whatever shows them fetches again. */
export function useRefresh(): (...ids: readonly CallId[]) => Promise<unknown> {
  const client = useQueryClient()
  return (...ids) => Promise.all(ids.map((id) => client.invalidateQueries({ queryKey: [id] })))
}

interface Write<Id extends JsonCallId> {
  /** The reads that it makes stale; it counts as succeeded once they have been fetched again. */
  changes?: readonly CallId[]
  /**
   * Called after that even if the calling component is no longer mounted, as when its subject is gone; callbacks passed
   * to `mutate` are not.
   */
  onDone?: (answer: Answer<Id>) => void
}

/** A write. */
export function useStudioCall<Id extends JsonCallId>(
  id: Id,
  { changes = [], onDone }: Write<Id> = {},
): UseMutationResult<Answer<Id>, Error, Payload<Id>> {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (payload: Payload<Id>) => callStudio(id, payload),
    onSuccess: async (answer) => {
      await refresh(...changes)
      onDone?.(answer)
    },
  })
}
