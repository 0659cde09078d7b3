import { useQuery } from '@tanstack/react-query'
import { Card, Skeleton } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery } from '../../state/queries'
import { ProblemNote } from '../../ui/problem-note'
import { DayTable } from './day-table'
import { DueDays } from './due-days'
import { Finals } from './finals'
import type { Days } from './settlement-rows'
import { wording } from './wording'

/** How far the settlement of one contest has got. */
export function ContestDays({ of: competition_id }: { of: string }) {
  const { data, error, refetch } = useQuery(studioQuery('simDayList', { competition_id }))
  if (error && !data) return <ProblemNote problem={error} retry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <div className="se-parts">
      <Facts days={data} />
      <DueDays days={data} />
      <Finals finals={data.finals} />
      <DayTable days={data} />
    </div>
  )
}

function Facts({ days: { contest, day_count } }: { days: Days }) {
  const words = wording.contestFacts
  return (
    <Card title={contest.title}>
      <dl className="st-facts">
        <dt>{words.days}</dt>
        <dd className="st-number">{words.span(contest.start_day, contest.end_day)}</dd>
        <dt>{words.settled}</dt>
        <dd>{words.count(day_count)}</dd>
        <dt>{words.ranking}</dt>
        <dd>{contest.closed_at === null ? words.open : words.closed(dateTimeText(contest.closed_at))}</dd>
      </dl>
      {!contest.is_open && <p className="st-warn">{words.draft}</p>}
    </Card>
  )
}
