import { useQuery } from '@tanstack/react-query'
import { Card, type TableColumnsType } from 'antd'
import type { Answer } from '../../../state/calls'
import { dateTimeText } from '../../../state/date-time-text'
import { studioQuery } from '../../../state/queries'
import { ListTable } from '../../../ui/list/list-table'
import { ProblemNote } from '../../../ui/problem-note'
import { StatusMark } from '../../../ui/status-mark'
import { wording } from '../wording'

const words = wording.terms

type Line = Answer<'keepingTerms'>['list'][number]

/** Every kind of record with its term, the ground for it and how much of it there is. */
export function TermsPart() {
  const { data, error, refetch } = useQuery(studioQuery('keepingTerms', {}))
  return (
    <>
      {error && <ProblemNote problem={error} retry={() => void refetch()} />}
      {data && (
        <p className="st-hint">
          {data.counted_at === null ? words.neverCounted : words.counted(dateTimeText(data.counted_at))}
        </p>
      )}
      <Card className="st-table-card">
        <div className="st-wide kp-wide">
          <ListTable<Line> rowKey="kind" columns={columns} rows={data?.list} />
        </div>
      </Card>
    </>
  )
}

const columns: TableColumnsType<Line> = [
  {
    title: words.columns.name,
    width: 190,
    render: (_, { name, is_unsure }) => (
      <>
        <strong>{name}</strong>
        {is_unsure && (
          <div>
            <StatusMark tone="warning">{words.unsure}</StatusMark>
          </div>
        )}
      </>
    ),
  },
  {
    title: words.columns.term,
    width: 210,
    render: (_, { days, end, from, setting }) => (
      <>
        {end === 'person' || end === 'none' ? words.ends[end] : words.days(days ?? 0, from)}
        {end !== 'person' && end !== 'none' && <div className="st-soft">{words.ends[end]}</div>}
        {setting && <div className="st-soft">{words.setting(setting.name, setting.least)}</div>}
      </>
    ),
  },
  {
    title: words.columns.ground,
    width: 320,
    render: (_, { ground, why }) => (
      <>
        {ground}
        {why !== '' && <div className="st-soft">{why}</div>}
      </>
    ),
  },
  {
    title: words.columns.rows,
    width: 130,
    render: (_, { rows, is_estimate }) =>
      rows === null ? '—' : <span className="st-number">{words.rows(rows, is_estimate)}</span>,
  },
  {
    title: words.columns.oldest,
    width: 150,
    render: (_, { oldest }) =>
      oldest === null ? '—' : <span className="st-number">{dateTimeText(oldest)}</span>,
  },
  {
    title: words.columns.next,
    width: 150,
    render: (_, { next_at }) =>
      next_at === null ? '—' : <span className="st-number">{dateTimeText(next_at)}</span>,
  },
]
