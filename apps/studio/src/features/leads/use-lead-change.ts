import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callStudio } from '../../state/call-studio'
import type { Answer, Payload } from '../../state/calls'
import { useRefresh } from '../../state/queries'

/** The contract takes this many at once. */
const MOST = 200

type LeadChangeId = 'leadAssign' | 'leadSetStatus'

/** The result of changing several leads. */
export interface LeadChange {
  /** Those in calls that the gateway answered. */
  done: number[]
  /** How many of them actually changed. */
  changed: number
  /** Why the call that failed did, which ended it; undefined if all succeeded. */
  problem: unknown
}

/**
 * Changes any number of leads, in as many calls as the contract requires, one after the other. The first failure ends
 * it: the rest may be retried, and nothing is counted twice.
 */
export function useLeadChange<Id extends LeadChangeId>(id: Id) {
  const refresh = useRefresh()
  const [done, setDone] = useState(0)
  const change = useMutation({
    mutationFn: async ({ lead_ids, ...change }: Payload<Id>): Promise<LeadChange> => {
      const result: LeadChange = { done: [], changed: 0, problem: undefined }
      setDone(0)
      for (let at = 0; at < lead_ids.length; at += MOST) {
        const part = lead_ids.slice(at, at + MOST)
        try {
          const { changed } = (await callStudio(id, {
            ...change,
            lead_ids: part,
          } as Payload<Id>)) as Answer<Id>
          result.changed += changed
        } catch (problem) {
          return { ...result, problem }
        }
        result.done.push(...part)
        setDone(result.done.length)
      }
      return result
    },
    onSuccess: async ({ done }) => {
      if (done.length > 0) await refresh('leadList', 'leadDetail')
    },
  })
  return {
    change: change.mutate,
    /** The progress; undefined while no change is being made. */
    progress: change.isPending ? { done, total: change.variables.lead_ids.length } : undefined,
  }
}
