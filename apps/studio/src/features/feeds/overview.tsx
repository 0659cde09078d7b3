import type { UseQueryResult } from '@tanstack/react-query'
import { type FeedKind, studioOperations } from '@yingzao/contract/studio'
import { Button, Card, Skeleton } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { ProblemNote } from '../../ui/problem-note'
import { StatusMark } from '../../ui/status-mark'
import { SourceText } from './batch-mark'
import { ColumnForm } from './column-form'
import { kindWords } from './column-words'
import type { ColumnRow } from './feed-rows'
import { wording } from './wording'

const words = wording.overview
const number = new Intl.NumberFormat('zh-CN')

interface OverviewProps {
  query: UseQueryResult<Answer<'feedColumnList'>>
  onImport: (kind: FeedKind) => void
  /** Shows a batch. */
  onOpen: (batch_id: number) => void
  /** Shows the waiting batches of a column. */
  onWaiting: (kind: FeedKind) => void
}

/** The four columns side by side: what visitors see, how old it is and what is waiting. */
export function Overview({ query: { data, error, refetch }, ...acts }: OverviewProps) {
  const [changing, setChanging] = useState<FeedKind>()
  if (!data)
    return error ? (
      <ProblemNote problem={error} retry={() => void refetch()} />
    ) : (
      <Skeleton active className="fd-overview-wait" paragraph={{ rows: 4 }} />
    )
  const column = data.list.find(({ kind }) => kind === changing)
  return (
    <section aria-label={words.title} className="fd-overview">
      {data.list.map((one) => (
        <ColumnCard
          key={one.kind}
          column={one}
          trading_day={data.trading_day}
          onSettings={() => setChanging(one.kind)}
          {...acts}
        />
      ))}
      {column && <ColumnForm key={column.kind} column={column} onClose={() => setChanging(undefined)} />}
    </section>
  )
}

interface ColumnCardProps extends Omit<OverviewProps, 'query'> {
  column: ColumnRow
  trading_day: string
  onSettings: () => void
}

function ColumnCard({ column, trading_day, onSettings, onImport, onOpen, onWaiting }: ColumnCardProps) {
  const member = useMember()
  const { kind, title, shown, waiting, brought_at } = column
  return (
    <Card
      size="small"
      title={
        <>
          {title || kindWords[kind]}
          {title !== kindWords[kind] && title !== '' && <span className="fd-kind">{kindWords[kind]}</span>}
        </>
      }
    >
      <ColumnState column={column} trading_day={trading_day} />
      <dl className="st-facts">
        <dt>{words.day}</dt>
        <dd>
          {shown ? (
            <Button type="link" size="small" className="st-cell-link" onClick={() => onOpen(shown.batch_id)}>
              <span className="st-number">
                {shown.as_of} · {wording.rows(number.format(shown.row_count))}
              </span>
            </Button>
          ) : (
            words.none
          )}
        </dd>
        <dt>{words.source}</dt>
        <dd>{shown ? <SourceText of={shown} /> : words.none}</dd>
        <dt>{words.waiting}</dt>
        <dd>
          {waiting === 0 ? (
            words.none
          ) : (
            <Button type="link" size="small" className="st-cell-link" onClick={() => onWaiting(kind)}>
              {words.batches(waiting)}
            </Button>
          )}
        </dd>
        <dt>{words.brought}</dt>
        <dd className="st-number">{brought_at ? dateTimeText(brought_at) : words.never}</dd>
        <dt>{words.lock}</dt>
        <dd>
          {column.lock_kind === 'free'
            ? words.locks.free
            : words.freeThen(words.free(column.free_rows), words.locks[column.lock_kind])}
        </dd>
      </dl>
      <div className="fd-acts">
        {mayCall(member, studioOperations.feedImport) && (
          <Button size="small" aria-label={words.importOf(kindWords[kind])} onClick={() => onImport(kind)}>
            {wording.import}
          </Button>
        )}
        {mayCall(member, studioOperations.feedColumnChange) && (
          <Button size="small" aria-label={words.settingsOf(kindWords[kind])} onClick={onSettings}>
            {words.settings}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** A column's most serious problem: visitors see nothing, or something old. */
function ColumnState({
  column: { shown, method, limits },
  trading_day,
}: Pick<ColumnCardProps, 'column' | 'trading_day'>) {
  if (method === '' || limits === '') return <StatusMark tone="warning">{words.unsaid}</StatusMark>
  if (!shown) return <StatusMark tone="warning">{words.empty}</StatusMark>
  if (shown.as_of < trading_day) return <StatusMark tone="warning">{words.behind(trading_day)}</StatusMark>
  return <StatusMark tone="success">{words.fresh}</StatusMark>
}
