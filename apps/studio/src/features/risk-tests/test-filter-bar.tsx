import { customerLevels, readHandset } from '@yingzao/contract/studio'
import { Select } from 'antd'
import type { Dayjs } from 'dayjs'
import { readClock } from '../../state/beijing-clock'
import { BeijingPicker } from '../../ui/date-time-picker'
import { ClearFilter } from '../../ui/list/clear-filter'
import { PhoneSearchField } from '../../ui/list/phone-search-field'
import { type TestFilter, testAddress } from './test-filter'
import { useTestSearch } from './use-test-search'
import { wording } from './wording'

const words = wording.filter
const DAY = 'YYYY-MM-DD'

type Flag = 'lowest' | 'raised'
const FLAGS: readonly Flag[] = ['lowest', 'raised']

interface TestFilterBarProps {
  filter: TestFilter
  onFilter: (filter: TestFilter) => void
}

/** The search criteria. Every choice applies at once; a phone number applies on Enter. */
export function TestFilterBar({ filter, onFilter }: TestFilterBarProps) {
  const search = useTestSearch(filter, onFilter)
  const narrow = (change: TestFilter) => onFilter({ ...filter, ...change })
  return (
    <search className="st-filter" aria-label={words.title}>
      {search.mayFind && (
        <PhoneSearchField
          search={search}
          value=""
          label={wording.search.label}
          finding={wording.search.finding}
          hintFor={(text) => (readHandset(text) === undefined ? undefined : wording.search.enter)}
          isByKeyOnly={() => true}
        />
      )}
      <Select
        allowClear
        aria-label={words.level}
        placeholder={words.level}
        value={filter.risk_level}
        onChange={(risk_level) => narrow({ risk_level })}
        options={customerLevels.map((value) => ({
          value,
          label: wording.level(value, wording.levelTitles[value]),
        }))}
      />
      <Select<Flag | undefined>
        allowClear
        aria-label={words.flag}
        placeholder={words.flag}
        value={FLAGS.find((flag) => filter[flag] !== undefined)}
        onChange={(flag) =>
          narrow({
            lowest: flag === 'lowest' ? '1' : undefined,
            raised: flag === 'raised' ? '1' : undefined,
          })
        }
        options={FLAGS.map((value) => ({ value, label: words[value] }))}
      />
      <BeijingPicker.RangePicker
        aria-label={words.days}
        placeholder={[words.from, words.to]}
        allowEmpty={[true, true]}
        value={[dayOf(filter.from), dayOf(filter.to)]}
        onChange={(days) => narrow({ from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) })}
      />
      <ClearFilter isNarrow={testAddress.isNarrow(filter)} onClear={() => onFilter({})} />
      {filter.version !== undefined && (
        <p className="st-search-note">{words.version(String(filter.version))}</p>
      )}
    </search>
  )
}

function dayOf(text: string | undefined): Dayjs | null {
  return text === undefined ? null : (readClock(text, [DAY]) ?? null)
}
