import { SearchOutlined } from '@ant-design/icons'
import { liveStates } from '@yingzao/contract/studio'
import { Select } from 'antd'
import type { Dayjs } from 'dayjs'
import { readClock } from '../../state/beijing-clock'
import { BeijingPicker } from '../../ui/date-time-picker'
import { ClearFilter } from '../../ui/list/clear-filter'
import { SearchField } from '../../ui/list/search-field'
import { type LiveFilter, liveAddress } from './live-rows'
import { wording } from './wording'

const words = wording.filter

const DAY = 'YYYY-MM-DD'

interface LiveFilterBarProps {
  filter: LiveFilter
  onFilter: (filter: LiveFilter) => void
}

/** The search criteria. Every choice applies at once; typed text applies on Enter. */
export function LiveFilterBar({ filter, onFilter }: LiveFilterBarProps) {
  const narrow = (change: LiveFilter) => onFilter({ ...filter, ...change })
  return (
    <search className="st-filter" aria-label={words.title}>
      <SearchField
        className="st-filter-wide"
        prefix={<SearchOutlined aria-hidden="true" />}
        label={words.q}
        maxLength={40}
        value={filter.q ?? ''}
        onSearch={(q) => narrow({ q: q || undefined })}
      />
      <Select
        aria-label={words.state}
        placeholder={words.state}
        allowClear
        value={filter.state}
        onChange={(state) => narrow({ state })}
        options={liveStates.map((value) => ({ value, label: wording.states[value] }))}
      />
      <BeijingPicker.RangePicker
        aria-label={words.days}
        placeholder={[words.from, words.until]}
        allowEmpty={[true, true]}
        value={[dayOf(filter.from), dayOf(filter.until)]}
        onChange={(days) => narrow({ from: days?.[0]?.format(DAY), until: days?.[1]?.format(DAY) })}
      />
      <ClearFilter isNarrow={liveAddress.isNarrow(filter)} onClear={() => onFilter({})} />
    </search>
  )
}

function dayOf(text: string | undefined): Dayjs | null {
  return text === undefined ? null : (readClock(text, [DAY]) ?? null)
}
