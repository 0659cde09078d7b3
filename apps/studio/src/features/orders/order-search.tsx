import { readHandset } from '@yingzao/contract/studio'
import { PhoneSearchField } from '../../ui/list/phone-search-field'
import type { OrderFilter } from './order-filter'
import { useOrderSearch } from './use-order-search'
import { wording } from './wording'

const words = wording.search

interface OrderSearchProps {
  filter: OrderFilter
  onFilter: (filter: OrderFilter) => void
}

const isPhone = (text: string) => readHandset(text) !== undefined

/** Finds an order by what a caller or an account states: our number, a supplier's, or a phone number. */
export function OrderSearch({ filter, onFilter }: OrderSearchProps) {
  const search = useOrderSearch(filter, onFilter)
  // Said before the key is pressed, as the search is logged; and members who may not search need not try.
  const ofPhone = search.mayFind ? words.enter : words.numberOnly
  return (
    <PhoneSearchField
      search={search}
      value={filter.number ?? ''}
      label={search.mayFind ? words.label : words.labelByNumber}
      finding={words.finding}
      hintFor={(text) => (isPhone(text) ? ofPhone : undefined)}
      isByKeyOnly={isPhone}
    />
  )
}
