import { readHandset } from '@yingzao/contract/studio'
import type { PhoneSearch } from '../../ui/list/phone-search-field'
import { usePhoneFind } from '../../ui/list/use-phone-find'
import { isPhoneLike, type LeadFilter } from './lead-filter'
import { wording } from './wording'

const words = wording.search

/**
 * Searches for a name, the end of a phone number or a lead number through the inbox's URL, and for a full phone number
 * through a call that returns the numbers of its leads.
 */
export function useLeadSearch(filter: LeadFilter, onFilter: (filter: LeadFilter) => void): PhoneSearch {
  const { mayFind, find, say, searchBy } = usePhoneFind('leadFind', {
    tooMany: words.tooMany,
    onFound({ lead_ids }) {
      const isFound = lead_ids.length > 0
      // A caller is to be found, whatever other filters the list has.
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
