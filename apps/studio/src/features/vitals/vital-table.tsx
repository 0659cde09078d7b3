import { VITAL_NAMES, type VitalName } from '@yingzao/contract/studio'
import type { TableColumnsType } from 'antd'
import type { Answer } from '../../state/calls'
import { ListTable } from '../../ui/list/list-table'
import { levelOf, shareText, vitalText } from './vital-text'
import { wording } from './wording'

type Row = Answer<'reportVitals'>['totals'] & { name: string }

interface VitalTableProps {
  title: string
  /** What each row stands for. */
  of: string
  rows: readonly Row[]
}

/** The figures of several sets of views, a row for each. */
export function VitalTable({ title, of, rows }: VitalTableProps) {
  const columns: TableColumnsType<Row> = [
    { title: of, dataIndex: 'name' },
    number(wording.views, ({ views }) => views),
    number(wording.tested, ({ measured, share }) => wording.measuredShare(measured, shareText(share))),
    ...VITAL_NAMES.map((name) =>
      number(wording.names[name].title, (row) => <Figure name={name} vital={row[name]} />),
    ),
  ]
  return (
    <section className="vt-part" aria-label={title}>
      <h3>{title}</h3>
      <ListTable<Row, string>
        className="st-wide"
        rowKey="name"
        columns={columns}
        rows={rows}
        empty={wording.none}
      />
    </section>
  )
}

function number(title: string, text: (row: Row) => React.ReactNode): TableColumnsType<Row>[number] {
  return { title, align: 'right', render: (_, row) => <span className="st-number">{text(row)}</span> }
}

function Figure({ name, vital }: { name: VitalName; vital: Row[VitalName] }) {
  if (!vital) return <span className="st-soft">{wording.tooFewShort}</span>
  const level = levelOf(name, vital.p75)
  return (
    <span data-level={level} title={wording.levelOf(wording.levels[level], vital.measured)}>
      {vitalText(name, vital.p75)}
    </span>
  )
}
