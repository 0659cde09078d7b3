import type { EnrolmentState } from '@yingzao/contract/studio'
import { Button, type TableColumnsType } from 'antd'
import { dateTimeText } from '../../../state/date-time-text'
import { StatusMark, type Tone } from '../../../ui/status-mark'
import type { EnrolmentRow } from './enrolment-rows'
import { wording } from './wording'

const TONES: Record<EnrolmentState, Tone> = { taken: 'success', waiting: 'warning', returned: 'quiet' }

/** The columns of an enrolment, from left to right; `onCancel` for members who may give up its place. */
export function enrolmentColumns(
  onCancel: ((enrolment: EnrolmentRow) => void) | undefined,
): TableColumnsType<EnrolmentRow> {
  const words = wording.columns
  return [
    {
      title: words.created,
      width: 140,
      render: (_, { created_at }) => <span className="st-number">{dateTimeText(created_at)}</span>,
    },
    { title: words.name, width: 100, render: (_, { name }) => name || '—' },
    {
      title: words.handset,
      width: 116,
      render: (_, { handset }) =>
        handset === '' ? (
          <span className="st-soft">{wording.erased}</span>
        ) : (
          <span className="st-number">{handset}</span>
        ),
    },
    {
      title: words.speech,
      width: 260,
      render: (_, { speech_title, city, start_at }) => (
        <>
          {speech_title}
          <div className="st-soft">{wording.when(city, dateTimeText(start_at))}</div>
        </>
      ),
    },
    { title: words.people, width: 56, render: (_, { people_num }) => wording.people(people_num) },
    {
      title: words.state,
      width: 96,
      render: (_, { state, place_in_line }) => (
        <>
          <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
          {place_in_line !== null && <div className="st-soft">{wording.placeInLine(place_in_line)}</div>}
        </>
      ),
    },
    {
      title: words.ticket,
      width: 130,
      render: (_, { ticket_no, enroll_no }) => (
        <>
          <span className="st-number">{ticket_no || '—'}</span>
          <div className="st-soft st-number">{enroll_no}</div>
        </>
      ),
    },
    {
      title: words.entered,
      width: 140,
      render: (_, { entered_at }) =>
        entered_at === null ? (
          <span className="st-soft">{wording.notEntered}</span>
        ) : (
          <span className="st-number">{dateTimeText(entered_at)}</span>
        ),
    },
    ...(onCancel
      ? [
          {
            width: 88,
            render: (_: unknown, enrolment: EnrolmentRow) =>
              mayBeGivenBack(enrolment) && (
                <Button
                  type="link"
                  size="small"
                  danger
                  aria-label={wording.cancelName(enrolment.name || enrolment.enroll_no)}
                  onClick={() => onCancel(enrolment)}
                >
                  {wording.cancel}
                </Button>
              ),
          },
        ]
      : []),
  ]
}

/** A place that was given up or used, or whose talk has begun, stays as it is. */
function mayBeGivenBack({ state, entered_at, start_at }: EnrolmentRow): boolean {
  return state !== 'returned' && entered_at === null && Date.parse(start_at) > Date.now()
}
