import { Segmented } from 'antd'
import { BeijingPicker } from '../../../ui/date-time-picker'
import type { DaysFilter } from '../report-address'
import { clockOf, comparedSpan, lengthOf, SPANS, spanOf, spanText, USUAL_SPAN } from '../span'
import { wording } from '../wording'

const words = wording.span
const DAY = 'YYYY-MM-DD'
const OWN = 'own'

interface SpanBarProps {
  filter: DaysFilter
  today: string
  onFilter: (change: DaysFilter) => void
  /** Whether what is shown is compared with another period. */
  hasComparison?: boolean
}

/** Which days are shown, and what they are compared with. Every choice applies at once. */
export function SpanBar({ filter, today, onFilter, hasComparison = false }: SpanBarProps) {
  const span = spanOf(filter, today)
  const isOwn = filter.from !== undefined && filter.to !== undefined
  return (
    <>
      <Segmented
        aria-label={words.title}
        value={isOwn ? OWN : (filter.span ?? USUAL_SPAN)}
        options={[
          ...SPANS.map((value) => ({ value, label: words.names[value] })),
          ...(isOwn ? [{ value: OWN, label: words.own }] : []),
        ]}
        onChange={(value) => {
          const name = SPANS.find((one) => one === value)
          // A comparison chosen for other days says nothing about these.
          if (name) onFilter({ span: name, from: undefined, to: undefined, compare_from: undefined })
        }}
      />
      <BeijingPicker.RangePicker
        aria-label={words.own}
        placeholder={[words.from, words.to]}
        allowClear={false}
        maxDate={clockOf(today)}
        value={[clockOf(span.from), clockOf(span.to)]}
        onChange={(days) => {
          const [from, to] = [days?.[0]?.format(DAY), days?.[1]?.format(DAY)]
          if (from && to) onFilter({ span: undefined, from, to, compare_from: undefined })
        }}
      />
      {hasComparison && (
        <BeijingPicker
          className="rp-compare"
          aria-label={words.compare}
          placeholder={words.before(lengthOf(span))}
          maxDate={clockOf(span.from)}
          value={filter.compare_from === undefined ? null : clockOf(filter.compare_from)}
          onChange={(day) => onFilter({ compare_from: day?.format(DAY) })}
        />
      )}
    </>
  )
}

/** The days in words, and those that they are compared with. */
export function daysText(filter: DaysFilter, today: string): string {
  const span = spanOf(filter, today)
  const text = words.text(spanText(span, today), spanText(comparedSpan(span, filter.compare_from), today))
  return span.to === today ? text + words.isRunning : text
}
