import { Button, type TableColumnsType } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { StatusMark } from '../../ui/status-mark'
import type { VisitRow } from './open-day-rows'
import { wording } from './wording'

const words = wording.visits

interface Ways {
  /** The rows belong to several open days, and say to which. */
  isOfAll: boolean
  onCancel?: (visit: VisitRow) => void
}

export function visitColumns({ isOfAll, onCancel }: Ways): TableColumnsType<VisitRow> {
  const { columns } = words
  return [
    {
      title: columns.name,
      width: 110,
      render: (_, { name, handset }) => (
        <>
          {name}
          <div className="st-soft st-number">{handset}</div>
        </>
      ),
    },
    {
      title: columns.session,
      width: 150,
      render: (_, { start_at, event_title }) => (
        <>
          <span className="st-number">{dateTimeText(start_at)}</span>
          {isOfAll && <div className="st-soft">{event_title}</div>}
        </>
      ),
    },
    { title: columns.people, width: 60, render: (_, { people_num }) => words.people(people_num) },
    {
      title: columns.state,
      width: 90,
      render: (_, { state, by_sms }) => (
        <>
          <StatusMark tone={state === 'taken' ? 'success' : 'quiet'}>{words.states[state]}</StatusMark>
          {by_sms && <div className="st-soft">{words.sms}</div>}
        </>
      ),
    },
    {
      title: columns.ticket,
      width: 110,
      render: (_, { ticket_no }) => <span className="st-number">{ticket_no || '—'}</span>,
    },
    {
      title: columns.entered,
      width: 150,
      render: (_, { entered_at }) =>
        entered_at === null ? (
          <span className="st-soft">{words.notEntered}</span>
        ) : (
          <span className="st-number">{dateTimeText(entered_at)}</span>
        ),
    },
    {
      title: columns.registered,
      width: 150,
      render: (_, { registered_at }) => <span className="st-number">{dateTimeText(registered_at)}</span>,
    },
    ...(onCancel
      ? [
          {
            width: 90,
            render: (_: unknown, visit: VisitRow) =>
              visit.state === 'taken' &&
              visit.entered_at === null && (
                <Button
                  type="link"
                  size="small"
                  danger
                  aria-label={words.cancelName(visit.name)}
                  onClick={() => onCancel(visit)}
                >
                  {words.cancel}
                </Button>
              ),
          },
        ]
      : []),
  ]
}
