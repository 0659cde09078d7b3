import { useQuery } from '@tanstack/react-query'
import { Segmented, Skeleton, type TableColumnsType } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { studioQuery } from '../../state/queries'
import { ListTable } from '../../ui/list/list-table'
import { ProblemNote } from '../../ui/problem-note'
import { wording } from './wording'

const words = wording.funnel

type Day = Answer<'inviteFunnel'>['days'][number]
type Step = keyof typeof words.steps

const PERIODS = [7, 30, 90] as const
const PEOPLE: readonly Step[] = ['codes', 'shared', 'invited', 'counted']
const PRIZES: readonly Step[] = ['taken', 'held', 'done', 'void']
const number = new Intl.NumberFormat('zh-CN')

/**
 * How far people get in an activity: in total as bars, and by day as a table of the days on which something happened.
 */
export function Funnel({ activity_id }: { activity_id: string }) {
  const [days, setDays] = useState<(typeof PERIODS)[number]>(30)
  const { data, error, refetch } = useQuery(studioQuery('inviteFunnel', { activity_id, days }))
  return (
    <section className="st-part">
      <div className="iv-head">
        <h3>{words.title}</h3>
        <Segmented
          size="small"
          aria-label={words.days}
          value={days}
          options={PERIODS.map((value) => ({ value, label: words.lastDays(value) }))}
          onChange={setDays}
        />
      </div>
      {error ? (
        <ProblemNote problem={error} retry={() => void refetch()} />
      ) : data ? (
        <>
          <h4>{words.total}</h4>
          <dl className="iv-steps">
            <Bars steps={PEOPLE} counts={data.total} text={words.people} />
            <Bars steps={PRIZES} counts={data.total} text={words.pieces} />
          </dl>
          <h4>{words.byDay}</h4>
          <div className="iv-wide">
            <ListTable<Day>
              rowKey="day"
              columns={COLUMNS}
              rows={data.days.filter((day) => [...PEOPLE, ...PRIZES].some((step) => day[step] > 0))}
              empty={words.none}
            />
          </div>
          <p className="st-hint">{words.about}</p>
        </>
      ) : (
        <Skeleton active />
      )}
    </section>
  )
}

interface BarsProps {
  steps: readonly Step[]
  counts: Readonly<Record<Step, number>>
  text: (count: string) => string
}

/** What the bars show is also given in digits. */
function Bars({ steps, counts, text }: BarsProps) {
  const most = Math.max(1, ...steps.map((step) => counts[step]))
  return steps.map((step) => (
    <div key={step}>
      <dt>{words.steps[step]}</dt>
      <dd>
        <span className="iv-bar" aria-hidden="true">
          <span style={{ width: `${(100 * counts[step]) / most}%` }} />
        </span>
        <span className="st-number">{text(number.format(counts[step]))}</span>
      </dd>
    </div>
  ))
}

const COLUMNS: TableColumnsType<Day> = [
  { title: words.day, width: 100, render: (_, { day }) => <span className="st-number">{day}</span> },
  ...[...PEOPLE, ...PRIZES].map((step) => ({
    title: words.steps[step],
    align: 'right' as const,
    render: (_: unknown, day: Day) => (
      <span className={day[step] === 0 ? 'st-number st-soft' : 'st-number'}>{number.format(day[step])}</span>
    ),
  })),
]
