import { Segmented, Select } from 'antd'
import type { Dayjs } from 'dayjs'
import { onBeijingClock, readClock } from '../../state/beijing-clock'
import { BeijingPicker } from '../../ui/date-time-picker'
import { ClearFilter } from '../../ui/list/clear-filter'
import { SearchField } from '../../ui/list/search-field'
import { PageSelect } from '../../ui/page-select'
import { type LeadFilter, leadAddress } from './lead-filter'
import { LeadSearch } from './lead-search'
import { statusOptions } from './lead-words'
import { useMemberOptions } from './use-member-options'
import { wording } from './wording'

const words = wording.filter

const DAY = 'YYYY-MM-DD'
const ANY = 'any'

interface LeadFilterBarProps {
  filter: LeadFilter
  onFilter: (filter: LeadFilter) => void
}

/** The search criteria. Every choice applies at once; typed text applies on Enter. */
export function LeadFilterBar({ filter, onFilter }: LeadFilterBarProps) {
  const narrow = (change: LeadFilter) => onFilter({ ...filter, ...change })
  const members = useMemberOptions()
  return (
    <search aria-label={words.title}>
      <div className="st-filter-tabs">
        <Segmented
          aria-label={words.status}
          options={[{ value: ANY, label: words.all }, ...statusOptions]}
          value={filter.status ?? ANY}
          onChange={(value) =>
            narrow({ status: value === ANY ? undefined : (value as LeadFilter['status']) })
          }
        />
      </div>
      <div className="st-filter">
        <LeadSearch filter={filter} onFilter={onFilter} />
        <Select
          aria-label={words.assignee}
          placeholder={words.assignee}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={assigneeValue(filter)}
          onChange={(assignee) => narrow({ assignee })}
          options={[{ value: 'me', label: words.mine }, { value: 'none', label: words.nobodys }, ...members]}
        />
        <Select
          aria-label={words.consent}
          placeholder={words.consent}
          allowClear
          value={filter.consent}
          onChange={(consent) => narrow({ consent })}
          options={[
            { value: 'recorded' as const, label: wording.consents.recorded },
            { value: 'not_recorded' as const, label: wording.consents.not_recorded },
          ]}
        />
        <BeijingPicker.RangePicker
          aria-label={words.days}
          placeholder={[words.from, words.to]}
          allowEmpty={[true, true]}
          presets={presets()}
          value={[dayOf(filter.from), dayOf(filter.to)]}
          onChange={(days) => narrow({ from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) })}
        />
        <PageSelect
          label={words.page}
          value={filter.page_code}
          onChange={(page_code) => narrow({ page_code })}
        />
        <SearchField
          label={words.channel}
          value={filter.cps_id ?? ''}
          maxLength={128}
          onSearch={(cps_id) => narrow({ cps_id: cps_id || undefined })}
        />
        <ClearFilter isNarrow={leadAddress.isNarrow(filter)} onClear={() => onFilter({})} />
      </div>
    </search>
  )
}

function dayOf(text: string | undefined): Dayjs | null {
  return text === undefined ? null : (readClock(text, [DAY]) ?? null)
}

function assigneeValue({ assignee }: LeadFilter): 'me' | 'none' | number | null {
  if (assignee === undefined) return null
  return assignee === 'me' || assignee === 'none' ? assignee : Number(assignee)
}

function presets(): { label: string; value: [Dayjs, Dayjs] }[] {
  const today = onBeijingClock(Date.now())
  const since = (days: number): [Dayjs, Dayjs] => [today.subtract(days, 'day'), today]
  const yesterday = today.subtract(1, 'day')
  return [
    { label: words.today, value: since(0) },
    { label: words.yesterday, value: [yesterday, yesterday] },
    { label: words.week, value: since(6) },
    { label: words.month, value: since(29) },
  ]
}
