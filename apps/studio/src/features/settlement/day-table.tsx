import { Card, type TableColumnsType } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { ListTable } from '../../ui/list/list-table'
import { StatusMark } from '../../ui/status-mark'
import { HashText } from './hash-text'
import type { Days } from './settlement-rows'
import { wording } from './wording'

const words = wording.days

type Day = Days['list'][number]

/** The days that were settled, the newest first. */
export function DayTable({ days: { list, day_count } }: { days: Days }) {
  return (
    <Card className="st-table-card" title={words.title}>
      <div className="st-wide se-wide">
        <ListTable<Day, string> rowKey="day" columns={COLUMNS} rows={list} empty={words.none} />
      </div>
      {day_count > list.length && <p className="st-more">{words.older(list.length, day_count)}</p>}
    </Card>
  )
}

const COLUMNS: TableColumnsType<Day> = [
  { title: words.day, width: 120, render: (_, { day }) => <span className="st-number">{day}</span> },
  {
    title: words.state,
    width: 110,
    render: (_, { state }) => (
      <StatusMark tone={state === 'settled' ? 'success' : 'busy'}>{wording.states[state]}</StatusMark>
    ),
  },
  {
    title: words.players,
    width: 90,
    align: 'right',
    render: (_, { players }) => <span className="st-number">{players.toLocaleString('en-US')}</span>,
  },
  {
    title: words.settledAt,
    width: 160,
    render: (_, { settled_at }) => (
      <span className="st-number">{settled_at === null ? '--' : dateTimeText(settled_at)}</span>
    ),
  },
  { title: words.unusual, render: (_, day) => <Unusual day={day} /> },
  { title: words.hash, width: 180, render: (_, { hash, day }) => <HashText hash={hash} of={day} /> },
]

function Unusual({ day: { suspended, kept } }: { day: Day }) {
  if (suspended === 0 && kept.length === 0) return <span className="st-soft">--</span>
  return (
    <>
      {suspended > 0 && <div>{words.suspended(suspended)}</div>}
      {kept.length > 0 && (
        <div className="st-warn">
          {words.kept(kept.map(({ name, code }) => `${name} ${code}`).join(words.join))}
        </div>
      )}
    </>
  )
}
