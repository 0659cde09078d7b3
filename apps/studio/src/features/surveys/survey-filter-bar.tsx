import type { Dayjs } from 'dayjs'
import { readClock } from '../../state/beijing-clock'
import { BeijingPicker } from '../../ui/date-time-picker'
import { ClearFilter } from '../../ui/list/clear-filter'
import { FormSelect } from './form-select'
import { type SurveyFilter, surveyAddress } from './survey-filter'
import { wording } from './wording'

const words = wording.filter

const DAY = 'YYYY-MM-DD'

interface SurveyFilterBarProps {
  filter: SurveyFilter
  onFilter: (filter: SurveyFilter) => void
}

/** The search criteria. Every choice applies at once. */
export function SurveyFilterBar({ filter, onFilter }: SurveyFilterBarProps) {
  return (
    <search className="st-filter" aria-label={words.title}>
      <FormSelect filter={filter} onFilter={onFilter} />
      <BeijingPicker.RangePicker
        aria-label={words.days}
        placeholder={[words.from, words.to]}
        allowEmpty={[true, true]}
        value={[dayOf(filter.from), dayOf(filter.to)]}
        onChange={(days) => onFilter({ ...filter, from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) })}
      />
      <ClearFilter isNarrow={surveyAddress.isNarrow(filter)} onClear={() => onFilter({})} />
    </search>
  )
}

function dayOf(text: string | undefined): Dayjs | null {
  return text === undefined ? null : (readClock(text, [DAY]) ?? null)
}
