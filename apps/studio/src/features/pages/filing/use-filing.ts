import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../../state/calls'
import { studioQuery } from '../../../state/queries'

export type Filing = Answer<'filingList'>

/** The folders and tags by which pages are filed. Undefined until they are known. */
export function useFiling(): Filing | undefined {
  return useQuery(studioQuery('filingList', {})).data
}

/** Calls that become stale when pages are filed differently. */
export const FILED = ['filingList', 'pageList'] as const
