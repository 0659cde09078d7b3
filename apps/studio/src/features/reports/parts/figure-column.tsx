import type { TableColumnsType } from 'antd'
import { type Figures, measureOf } from '../measures'
import type { MeasureKey } from '../report-keys'
import { wording } from '../wording'
import { numberText, partOf, partText } from '../words/numbers'

/** The figures for comparing rows, in column order. */
const BESIDE: readonly (MeasureKey | 'leadShare')[] = [
  'views',
  'visitors',
  'seconds',
  'bounced',
  'lead',
  'leadShare',
  'order',
  'payment',
  'amount',
]

/** The columns beside the name of a row. Sorting starts with the largest, as people look for that. */
export function figureColumns<Row extends Figures>({ isSorted = false } = {}): TableColumnsType<Row> {
  const columns = BESIDE.map((key) => (key === 'leadShare' ? leadShareColumn<Row>() : figureColumn<Row>(key)))
  return columns.map(({ of, ...column }) =>
    isSorted
      ? {
          ...column,
          sorter: (one: Row, other: Row) => of(one) - of(other),
          sortDirections: ['descend' as const, 'ascend' as const],
        }
      : column,
  )
}

/** One figure as a column. */
export function figureColumn<Row extends Figures>(key: MeasureKey) {
  const { title, kind, of } = measureOf(key)
  return column<Row>(title, of, (row) => numberText(kind, of(row)))
}

function leadShareColumn<Row extends Figures>() {
  return column<Row>(
    wording.slices.leadShare,
    ({ conversions, views }) => partOf(conversions.lead, views) ?? 0,
    ({ conversions, views }) => partText(conversions.lead, views),
  )
}

function column<Row>(title: string, of: (row: Row) => number, text: (row: Row) => string) {
  return {
    key: title,
    title,
    align: 'right' as const,
    of,
    render: (_: unknown, row: Row) => <span className="st-number">{text(row)}</span>,
  }
}
