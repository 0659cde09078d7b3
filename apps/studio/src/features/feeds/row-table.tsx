import type { FeedKind } from '@yingzao/contract/studio'
import { Table, type TableColumnsType } from 'antd'
import { cellText } from './cell-text'
import { columnNames, columnTitle, holdsMoney } from './column-words'
import { WidePart } from './wide-part'

/** Columns with long texts, which get more room. */
const WIDE = /^(?:reason|topics|orgs|notice_url)$/

interface RowTableProps<Row> {
  /** Its name, for screen readers. */
  label: string
  kind: FeedKind
  rows: readonly Row[]
  keyOf: (row: Row) => number
  /** The values of a row by the names of our columns. */
  valuesOf: (row: Row) => Readonly<Record<string, unknown>>
  /** Columns before and after those of the kind. */
  before?: TableColumnsType<Row>
  behind?: TableColumnsType<Row>
  isLoading?: boolean
}

/** Rows of data as they are stored, which scroll sideways by themselves. */
export function RowTable<Row extends object>({
  label,
  kind,
  rows,
  keyOf,
  valuesOf,
  before = [],
  behind = [],
  isLoading = false,
}: RowTableProps<Row>) {
  const columns: TableColumnsType<Row> = columnNames(kind).map((name) => ({
    title: columnTitle(kind, name),
    key: name,
    width: WIDE.test(name) ? 220 : holdsMoney(kind, name) && name !== 'seats' ? 150 : 110,
    ellipsis: true,
    ...(isFigure(kind, name) && { align: 'right' as const }),
    render: (_, row) => <span className="st-number">{cellText(kind, name, valuesOf(row)[name])}</span>,
  }))
  return (
    <WidePart label={label}>
      <Table<Row>
        size="small"
        rowKey={keyOf}
        columns={[...before, ...columns, ...behind]}
        dataSource={rows}
        loading={isLoading}
        pagination={false}
      />
    </WidePart>
  )
}

function isFigure(kind: FeedKind, name: string): boolean {
  return holdsMoney(kind, name) ? name !== 'seats' : /^(?:ch|nav|org_count)/.test(name)
}
