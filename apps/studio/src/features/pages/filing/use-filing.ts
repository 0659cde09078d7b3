import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../../state/calls'
import { studioQuery } from '../../../state/queries'

export type Filing = Answer<'filingList'>

/** The folders and tags that pages are put in order by. Undefined until they are known. */
export function useFiling(): Filing | undefined {
  return useQuery(studioQuery('filingList', {})).data
}

/** What a change of the order makes old. */
export const FILED = ['filingList', 'pageList'] as const
