import { readHandset } from '@yingzao/contract/studio'
import type { Dayjs } from 'dayjs'
import { readClock } from '../../state/beijing-clock'
import { BeijingPicker } from '../../ui/date-time-picker'
import { ClearFilter } from '../../ui/list/clear-filter'
import { PhoneSearchField } from '../../ui/list/phone-search-field'
import { isNumber, type SignedFilter, signedAddress } from './signed-address'
import { useSignedSearch } from './use-signed-search'
import { wording } from './wording'

const words = wording.search

const DAY = 'YYYY-MM-DD'

const isPhone = (text: string) => !isNumber(text) && readHandset(text) !== undefined

interface SignedFilterBarProps {
  filter: SignedFilter
  onFilter: (filter: SignedFilter) => void
}

/** The search criteria. Every choice applies at once; typed text applies on Enter. */
export function SignedFilterBar({ filter, onFilter }: SignedFilterBarProps) {
  const search = useSignedSearch(filter, onFilter)
  // Said before the key is pressed, as the search is logged; and members who may not search need not try.
  const ofPhone = search.mayFind ? words.enter : words.numberOnly
  return (
    <search className="st-filter" aria-label={words.title}>
      <PhoneSearchField
        search={search}
        value={filter.contract_no ?? ''}
        label={search.mayFind ? words.label : words.labelByNumber}
        finding={words.finding}
        hintFor={(text) => (isPhone(text) ? ofPhone : undefined)}
        isByKeyOnly={isPhone}
      />
      <BeijingPicker.RangePicker
        aria-label={words.days}
        placeholder={[words.from, words.to]}
        allowEmpty={[true, true]}
        value={[dayOf(filter.from), dayOf(filter.to)]}
        onChange={(days) => onFilter({ ...filter, from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) })}
      />
      <ClearFilter isNarrow={signedAddress.isNarrow(filter)} onClear={() => onFilter({})} />
    </search>
  )
}

function dayOf(text: string | undefined): Dayjs | null {
  return text === undefined ? null : (readClock(text, [DAY]) ?? null)
}
