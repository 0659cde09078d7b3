import type { TableColumnsType } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { CellLink } from '../../ui/list/cell-link'
import { BatchMark, SourceText } from './batch-mark'
import { kindWords } from './column-words'
import type { BatchRow } from './feed-rows'
import { wording } from './wording'

const words = wording.list
const number = new Intl.NumberFormat('zh-CN')

/** The columns of a batch's row. A click anywhere opens it; by keyboard its number does. */
export function batchColumns(onOpen: (id: number) => void): TableColumnsType<BatchRow> {
  return [
    {
      title: words.columns.batch,
      width: 80,
      render: (_, { batch_id }) => (
        <CellLink label={words.open(batch_id)} onOpen={() => onOpen(batch_id)}>
          {batch_id}
        </CellLink>
      ),
    },
    { title: words.columns.kind, width: 100, render: (_, { kind }) => kindWords[kind] },
    {
      title: words.columns.day,
      width: 110,
      render: (_, { as_of }) => <span className="st-number">{as_of}</span>,
    },
    { title: words.columns.state, width: 150, render: (_, batch) => <BatchMark batch={batch} /> },
    {
      title: words.columns.rows,
      width: 90,
      align: 'right',
      render: (_, { row_count }) => <span className="st-number">{number.format(row_count)}</span>,
    },
    {
      title: words.columns.source,
      width: 180,
      render: (_, batch) => (
        <>
          <SourceText of={batch} />
          {batch.corrects !== null && <div className="st-soft">{words.corrects(batch.corrects)}</div>}
        </>
      ),
    },
    {
      title: words.columns.by,
      width: 150,
      render: (_, { importer, source_id, created_at }) => (
        <>
          {importer ?? (source_id === null ? words.byDemo : words.bySource)}
          <div className="st-number st-soft">{dateTimeText(created_at)}</div>
        </>
      ),
    },
    {
      title: words.columns.decided,
      width: 150,
      render: (_, { decider, decided_at }) =>
        decided_at && (
          <>
            {decider ?? words.byDemo}
            <div className="st-number st-soft">{dateTimeText(decided_at)}</div>
          </>
        ),
    },
    {
      title: words.columns.warnings,
      width: 80,
      render: (_, { warnings }) =>
        warnings.length > 0 && <span className="st-warn">{words.warnings(warnings.length)}</span>,
    },
  ]
}
