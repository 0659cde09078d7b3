import { Select, type TableColumnsType } from 'antd'
import { useMemo } from 'react'
import type { Answer } from '../../../state/calls'
import { ListTable } from '../../../ui/list/list-table'
import type { ChartData } from '../charts/chart-data'
import { ChartOrTable } from '../charts/chart-or-table'
import { MEASURES_SHOWN, type Measure, measureOf } from '../measures'
import type { MeasureKey } from '../report-keys'
import { dayText } from '../span'
import { wording } from '../wording'
import { numberText, shortText } from '../words/numbers'
import { figureColumn } from './figure-column'

type DayFigures = Answer<'reportPage'>['days'][number]

interface DaysChartProps {
  days: readonly DayFigures[]
  today: string
  chosen: MeasureKey | undefined
  onChoose: (measure: MeasureKey | undefined) => void
}

const USUAL: MeasureKey = 'views'

/** What happened day by day, for the chosen measure. */
export function DaysChart({ days, today, chosen = USUAL, onChoose }: DaysChartProps) {
  const measure = measureOf(chosen)
  const data = useMemo(() => chartOf(days, measure, today), [days, measure, today])
  return (
    <ChartOrTable
      title={wording.chart.days}
      data={data}
      label={labelOf(days, measure, today)}
      table={
        <ListTable<DayFigures, string>
          rowKey="day"
          columns={COLUMNS}
          rows={[...days].reverse()}
          empty={wording.nothing}
        />
      }
    >
      <Select<MeasureKey>
        aria-label={wording.chart.measure}
        value={chosen}
        options={MEASURES_SHOWN.map(({ key, title }) => ({ value: key, label: title }))}
        onChange={(key) => onChoose(key === USUAL ? undefined : key)}
      />
    </ChartOrTable>
  )
}

function chartOf(days: readonly DayFigures[], { title, kind, of }: Measure, today: string): ChartData {
  return {
    kind: 'line',
    names: days.map(({ day }) => dayText(day, today)),
    lines: [{ title, values: days.map(of) }],
    short: (value) => shortText(kind, value),
    full: (value) => numberText(kind, value),
  }
}

function labelOf(days: readonly DayFigures[], { title, kind, of }: Measure, today: string): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return title
  const most = days.reduce((one, other) => (of(other) > of(one) ? other : one))
  return wording.chart.said(
    title,
    dayText(first.day, today),
    dayText(last.day, today),
    numberText(kind, of(most)),
    dayText(most.day, today),
  )
}

const COLUMNS: TableColumnsType<DayFigures> = [
  { title: wording.chart.day, width: 110, render: (_, { day }) => <span className="st-number">{day}</span> },
  ...MEASURES_SHOWN.map(({ key }) => {
    const { of, ...column } = figureColumn<DayFigures>(key)
    return column
  }),
]
