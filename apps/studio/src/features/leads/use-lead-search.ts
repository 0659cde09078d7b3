import { readHandset, studioOperations } from '@yingzao/contract/studio'
import { useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import type { PhoneSearch } from '../../ui/list/phone-search-field'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import { isPhoneLike, type LeadFilter } from './lead-filter'
import { wording } from './wording'

const words = wording.search

/**
 * Looks for a name, the end of a phone or a number by the address of the inbox, and for a whole phone by a call of its
 * own, which answers the numbers of its leads: the phone stands in no address, no history and no field afterwards.
 */
export function useLeadSearch(filter: LeadFilter, onFilter: (filter: LeadFilter) => void): PhoneSearch {
  const mayFind = mayCall(useMember(), studioOperations.leadFind)
  const find = useStudioCall('leadFind')
  const [said, setSaid] = useState<{ note: string; isRefused?: boolean }>()

  async function findPhone(handset: string): Promise<string> {
    try {
      const { lead_ids } = await find.mutateAsync({ handset })
      const isFound = lead_ids.length > 0
      setSaid(isFound ? undefined : { note: words.notFound })
      // Whoever calls is to be found, whatever else the list was narrowed by.
      onFilter(isFound ? { lead_ids: lead_ids.join(',') } : { ...filter, q: undefined, lead_ids: undefined })
      return ''
    } catch (problem) {
      setSaid({ note: problemText(problem, { tooManyRequests: words.tooMany }), isRefused: true })
      return handset
    } finally {
      // What was asked is kept for a while otherwise.
      find.reset()
    }
  }

  async function search(typed: string): Promise<string> {
    const handset = readHandset(typed)
    if (handset !== undefined && mayFind) return findPhone(handset)
    if (handset === undefined && isPhoneLike(typed)) {
      setSaid({ note: mayFind ? words.notWhole : words.endOnly, isRefused: true })
      return typed
    }
    const q = handset === undefined ? typed : handset.slice(-4)
    setSaid(handset === undefined ? undefined : { note: words.byEnd(q) })
    onFilter({ ...filter, q: q || undefined, lead_ids: undefined })
    return q
  }

  const found = filter.lead_ids?.split(',').length
  return {
    mayFind,
    isFinding: find.isPending,
    note: said?.note ?? (found === undefined ? undefined : words.foundByPhone(found)),
    isRefused: said?.isRefused ?? false,
    search,
    forget: () => setSaid(undefined),
  }
}
