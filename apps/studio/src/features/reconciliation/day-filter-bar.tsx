import { Segmented, Select } from 'antd'
import type { Dayjs } from 'dayjs'
import { readClock } from '../../state/beijing-clock'
import { BeijingPicker } from '../../ui/date-time-picker'
import { ClearFilter } from '../../ui/list/clear-filter'
import { SUPPLIER_TITLES } from '../../ui/supplier-titles'
import { type DayFilter, dayAddress } from './day-filter'
import { optionsOf } from './reconciliation-words'
import { wording } from './wording'

const words = wording.filter

const DAY = 'YYYY-MM-DD'
const ANY = 'any'

interface DayFilterBarProps {
  filter: DayFilter
  onFilter: (filter: DayFilter) => void
}

/** Which days are shown. Every choice applies at once. */
export function DayFilterBar({ filter, onFilter }: DayFilterBarProps) {
  const narrow = (change: DayFilter) => onFilter({ ...filter, ...change })
  return (
    <search aria-label={words.title}>
      <div className="st-filter-tabs">
        <Segmented
          aria-label={words.state}
          options={[{ value: ANY, label: words.all }, ...optionsOf(wording.states)]}
          value={filter.state ?? ANY}
          onChange={(value) => narrow({ state: value === ANY ? undefined : (value as DayFilter['state']) })}
        />
      </div>
      <div className="st-filter">
        <Select
          aria-label={words.supplier}
          placeholder={words.supplier}
          allowClear
          value={filter.supplier}
          onChange={(supplier) => narrow({ supplier })}
          options={optionsOf(SUPPLIER_TITLES)}
        />
        <BeijingPicker.RangePicker
          aria-label={words.days}
          placeholder={[words.from, words.to]}
          allowEmpty={[true, true]}
          value={[dayOf(filter.from), dayOf(filter.to)]}
          onChange={(days) => narrow({ from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) })}
        />
        <ClearFilter isNarrow={dayAddress.isNarrow(filter)} onClear={() => onFilter({})} />
      </div>
    </search>
  )
}

function dayOf(text: string | undefined): Dayjs | null {
  return text === undefined ? null : (readClock(text, [DAY]) ?? null)
}
