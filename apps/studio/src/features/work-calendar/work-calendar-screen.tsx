import './work-calendar.css'
import { EditOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { Alert, Button, Card, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { onBeijingClock } from '../../state/beijing-clock'
import type { Answer } from '../../state/calls'
import { studioQuery } from '../../state/queries'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { ProblemNote } from '../../ui/problem-note'
import { Screen } from '../../ui/screen'
import { CalendarForm } from './calendar-form'
import { daySpans, weekdayOf } from './day-spans'
import { wording } from './wording'

type Year = Answer<'workCalendarYear'>

/** The holidays of a year, and the weekends that are worked for them. */
export function WorkCalendarScreen() {
  const thisYear = onBeijingClock(Date.now()).year()
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('year'))
  const year = Number.isInteger(asked) && asked >= 2020 && asked <= 2099 ? asked : thisYear
  const query = useQuery(studioQuery('workCalendarYear', { year }))
  const [isChanging, setChanging] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.workCalendarChange)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayChange && (
          <Button type="primary" icon={<EditOutlined aria-hidden="true" />} onClick={() => setChanging(true)}>
            {wording.change}
          </Button>
        )
      }
    >
      <Card>
        <div className="st-calendar">
          <Select
            aria-label={wording.year}
            value={year}
            options={yearsAround(thisYear, year).map((value) => ({ value, label: wording.years(value) }))}
            onChange={(next: number) => setSearch({ year: String(next) })}
          />
          {query.data ? (
            <YearDays year={query.data} />
          ) : query.error ? (
            <ProblemNote problem={query.error} retry={() => void query.refetch()} />
          ) : (
            <Skeleton active />
          )}
        </div>
      </Card>
      {isChanging && <CalendarForm year={year} onClose={() => setChanging(false)} />}
    </Screen>
  )
}

function YearDays({ year: { year, is_whole, is_settled, days, next_missing } }: { year: Year }) {
  const off = days.filter(({ is_working }) => !is_working)
  const worked = days.filter(({ is_working, day }) => is_working && weekdayOf(day) % 6 === 0)
  const state = is_settled ? undefined : is_whole ? wording.notSettled(year) : wording.notWhole(year)
  return (
    <>
      {next_missing !== null && <Alert showIcon type="error" title={wording.missing(next_missing)} />}
      {state && next_missing !== year && <Alert showIcon type="warning" title={state} />}
      <Days title={wording.holidays} none={wording.noHolidays} days={off} />
      <Days title={wording.workdays} none={wording.noWorkdays} days={worked} />
    </>
  )
}

function Days({ title, none, days }: { title: string; none: string; days: Year['days'] }) {
  return (
    <section>
      <h2>{title}</h2>
      {days.length === 0 && <p className="st-soft">{none}</p>}
      <ul className="st-calendar-days">
        {daySpans(days).map(({ first, last, note, count }) => (
          <li key={first}>
            <strong>{note || '—'}</strong>
            <span className="st-number">
              {first === last ? dayText(first) : wording.span(dayText(first), dayText(last))}
            </span>
            <span className="st-soft">{wording.days(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return wording.day(month ?? 0, date ?? 0, wording.weekdays[weekdayOf(day)] ?? '')
}

function yearsAround(thisYear: number, shown: number): number[] {
  const usual = Array.from({ length: 5 }, (_, index) => thisYear - 1 + index)
  return [...new Set([...usual, shown])].sort()
}
