import './list.css'
import { Table, type TableProps } from 'antd'

/** Rows selected for an action on several at once. */
interface Selection<Row, Key> {
  chosen: readonly Key[]
  onChoose: (keys: Key[]) => void
  /** Names the checkbox of a row, for screen readers. */
  label: (row: Row) => string
  labelAll: string
}

interface ListTableProps<Row, Key> extends Pick<TableProps<Row>, 'className' | 'columns' | 'expandable'> {
  rowKey: keyof Row & string
  /** Undefined while they are being fetched. */
  rows: readonly Row[] | undefined
  /** What is shown was found by the previous filter. */
  isOld?: boolean
  /** Widths are those of the columns, whatever they contain. */
  isFixed?: boolean
  /** What is shown when nothing was found. */
  empty?: string
  opened?: Key | undefined
  /** A click anywhere on a row; keyboard users need a button in it. */
  onOpen?: (key: Key) => void
  /** Undefined: none can be selected. */
  selection?: Selection<Row, Key> | undefined
}

/** The rows of a list as a table. */
export function ListTable<Row extends object, Key extends string | number = never>({
  rowKey,
  rows,
  isOld = false,
  isFixed = false,
  empty,
  opened,
  onOpen,
  selection,
  ...table
}: ListTableProps<Row, Key>) {
  const keyOf = (row: Row) => row[rowKey] as Key
  return (
    <Table<Row>
      {...table}
      size="small"
      rowKey={rowKey}
      dataSource={rows ?? []}
      loading={!rows || isOld}
      pagination={false}
      {...(isFixed && { tableLayout: 'fixed' })}
      locale={{ emptyText: <p className="st-empty">{rows && empty}</p> }}
      {...(onOpen && {
        rowClassName: (row: Row) => (keyOf(row) === opened ? 'st-row st-row-open' : 'st-row'),
        onRow: (row: Row) => ({ onClick: () => onOpen(keyOf(row)) }),
      })}
      {...(selection && {
        rowSelection: {
          columnWidth: 40,
          selectedRowKeys: [...selection.chosen],
          onChange: (_keys, chosen) => selection.onChoose(chosen.map(keyOf)),
          getCheckboxProps: (row: Row) => ({ 'aria-label': selection.label(row) }),
          getTitleCheckboxProps: () => ({ 'aria-label': selection.labelAll }),
        },
      })}
    />
  )
}
