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

/** What is looked for. Every choice counts at once; what is typed counts with the enter key. */
export function SignedFilterBar({ filter, onFilter }: SignedFilterBarProps) {
  const search = useSignedSearch(filter, onFilter)
  // Before the key is pressed, as the search is noted; and who may not search so need not try.
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
