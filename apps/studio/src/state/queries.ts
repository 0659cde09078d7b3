import { queryOptions, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { callStudio } from './call-studio'
import type { Answer, CallId, JsonCallId, Payload } from './calls'

/** A read as react-query wants it, known by its call and what was asked. */
export function studioQuery<Id extends JsonCallId>(id: Id, payload: Payload<Id>) {
  return queryOptions({
    queryKey: [id, payload] as const,
    queryFn: ({ signal }) => callStudio(id, payload, { signal }),
  })
}

/** Makes answers old, so that whatever shows them asks again. */
export function useRefresh(): (...ids: readonly CallId[]) => Promise<unknown> {
  const client = useQueryClient()
  return (...ids) => Promise.all(ids.map((id) => client.invalidateQueries({ queryKey: [id] })))
}

interface Write<Id extends JsonCallId> {
  /** The reads whose answers it makes old; it has succeeded once those are there again. */
  changes?: readonly CallId[]
  /** Called then even if whoever asked is drawn no more, as what was asked about is not; what `mutate` takes is not. */
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
