import { readHandset } from '@yingzao/contract/studio'
import { PhoneSearchField } from '../../ui/list/phone-search-field'
import { isPhoneLike, type LeadFilter } from './lead-filter'
import { useLeadSearch } from './use-lead-search'
import { wording } from './wording'

const words = wording.search

interface LeadSearchProps {
  filter: LeadFilter
  onFilter: (filter: LeadFilter) => void
}

/** Finds somebody by what a caller says: their phone number or its end, a name, the number of their lead. */
export function LeadSearch({ filter, onFilter }: LeadSearchProps) {
  const search = useLeadSearch(filter, onFilter)
  // Said before the key is pressed, as the search is logged; and members who may not search need not try.
  const ofPhone = search.mayFind ? words.enter : words.endOnly
  return (
    <PhoneSearchField
      search={search}
      value={filter.q ?? ''}
      label={search.mayFind ? words.label : words.labelByEnd}
      finding={words.finding}
      hintFor={(text) => (readHandset(text) === undefined ? undefined : ofPhone)}
      isByKeyOnly={isPhoneLike}
    />
  )
}
