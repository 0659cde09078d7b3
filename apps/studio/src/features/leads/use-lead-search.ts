import { readHandset } from '@yingzao/contract/studio'
import type { PhoneSearch } from '../../ui/list/phone-search-field'
import { usePhoneFind } from '../../ui/list/use-phone-find'
import { isPhoneLike, type LeadFilter } from './lead-filter'
import { wording } from './wording'

const words = wording.search

/**
 * Looks for a name, the end of a phone or a number by the address of the inbox, and for a whole phone by a call that
 * answers the numbers of its leads.
 */
export function useLeadSearch(filter: LeadFilter, onFilter: (filter: LeadFilter) => void): PhoneSearch {
  const { mayFind, find, say, searchBy } = usePhoneFind('leadFind', {
    tooMany: words.tooMany,
    onFound({ lead_ids }) {
      const isFound = lead_ids.length > 0
      // Whoever calls is to be found, whatever else the list was narrowed by.
      onFilter(isFound ? { lead_ids: lead_ids.join(',') } : { ...filter, q: undefined, lead_ids: undefined })
      return isFound ? undefined : words.notFound
    },
  })

  async function search(typed: string): Promise<string> {
    const handset = readHandset(typed)
    if (handset !== undefined && mayFind) return find(handset)
    if (handset === undefined && isPhoneLike(typed)) {
      say(mayFind ? words.notWhole : words.endOnly, true)
      return typed
    }
    const q = handset === undefined ? typed : handset.slice(-4)
    say(handset === undefined ? undefined : words.byEnd(q))
    onFilter({ ...filter, q: q || undefined, lead_ids: undefined })
    return q
  }

  const found = filter.lead_ids?.split(',').length
  return searchBy(search, found === undefined ? undefined : words.foundByPhone(found))
}
