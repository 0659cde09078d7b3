import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callStudio } from '../../state/call-studio'
import type { Answer, Payload } from '../../state/calls'
import { useRefresh } from '../../state/queries'

/** The contract takes this many at once. */
const MOST = 200

type LeadChangeId = 'leadAssign' | 'leadSetStatus'

/** What became of a change of several leads. */
export interface LeadChange {
  /** Those that the gateway was asked for and answered. */
  done: number[]
  /** How many of them became otherwise. */
  changed: number
  /** Why the others were not asked for; undefined when there are none. */
  problem: unknown
}

/**
 * Changes any number of leads, in as many calls as the contract wants, one after the other. The first that fails ends
 * it: what is left may be tried again, and nobody counts what came of it twice.
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
    /** How far it has come; undefined while none is made. */
    progress: change.isPending ? { done, total: change.variables.lead_ids.length } : undefined,
  }
}
