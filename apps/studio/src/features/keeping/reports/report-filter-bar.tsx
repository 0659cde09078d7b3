import { deletionKinds } from '@yingzao/contract/studio'
import { Select } from 'antd'
import type { Dayjs } from 'dayjs'
import { readClock } from '../../../state/beijing-clock'
import { BeijingPicker } from '../../../ui/date-time-picker'
import { ClearFilter } from '../../../ui/list/clear-filter'
import { wording } from '../wording'
import { type ReportFilter, reportAddress } from './report-rows'

const words = wording.reports
const DAY = 'YYYY-MM-DD'

interface ReportFilterBarProps {
  filter: ReportFilter
  onFilter: (filter: ReportFilter) => void
}

/** Filters by kind and by day. */
export function ReportFilterBar({ filter, onFilter }: ReportFilterBarProps) {
  const narrow = (change: ReportFilter) => onFilter({ ...filter, ...change })
  return (
    <search className="st-filter" aria-label={words.filter}>
      <Select
        allowClear
        className="kp-kind"
        aria-label={words.columns.kind}
        placeholder={words.columns.kind}
        value={filter.kind}
        onChange={(kind) => narrow({ kind })}
        options={deletionKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <BeijingPicker.RangePicker
        aria-label={words.daysFilter}
        placeholder={[words.from, words.to]}
        allowEmpty={[true, true]}
        value={[dayOf(filter.from), dayOf(filter.to)]}
        onChange={(days) => narrow({ from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) })}
      />
      <ClearFilter isNarrow={reportAddress.isNarrow(filter)} onClear={() => onFilter({})} />
    </search>
  )
}

function dayOf(text: string | undefined): Dayjs | null {
  return text === undefined ? null : (readClock(text, [DAY]) ?? null)
}
