import { Button, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { dateTimeText } from '../../../state/date-time-text'
import { PlacesBar } from '../../../ui/places-bar'
import { Count, Entered } from '../figures'
import { SpeechMark } from './speech-mark'
import type { SpeechRow } from './speech-rows'
import { wording } from './wording'

type Acts = Record<'change' | 'cancel', (speech: SpeechRow) => void>

/** The columns of a talk, from left to right; without actions for members who may only read. */
export function speechColumns(acts: Acts | undefined): TableColumnsType<SpeechRow> {
  const words = wording.columns
  return [
    {
      title: words.title,
      render: (_, { title, speaker, adviser_no }) => (
        <>
          {title}
          <div className="st-soft">{wording.speaker(speaker, adviser_no)}</div>
        </>
      ),
    },
    {
      title: words.place,
      width: 160,
      render: (_, { start_at, city, venue }) => (
        <>
          <span className="st-number">{dateTimeText(start_at)}</span>
          <div className="st-soft">{wording.venue(city, venue)}</div>
        </>
      ),
    },
    { title: words.state, width: 84, render: (_, { state }) => <SpeechMark state={state} /> },
    { title: words.enrolled, width: 108, render: (_, speech) => <Enrolled speech={speech} /> },
    {
      title: words.waiting,
      width: 56,
      align: 'right',
      render: (_, { waiting }) => <Count count={waiting} />,
    },
    {
      title: words.entered,
      width: 60,
      align: 'right',
      render: (_, { entered, enrolled }) => <Entered entered={entered} enrolled={enrolled} />,
    },
    ...(acts
      ? [{ width: 96, render: (_: unknown, speech: SpeechRow) => <Buttons speech={speech} acts={acts} /> }]
      : []),
  ]
}

/** How full a talk is, with a link to its enrolments. */
function Enrolled({ speech: { tour_id, speech_id, title, enrolled, quota } }: { speech: SpeechRow }) {
  return (
    <Link
      aria-label={wording.enrolments(title, enrolled, quota)}
      to={`/enrolments?tour_id=${tour_id}&speech_id=${speech_id}`}
    >
      <PlacesBar taken={enrolled} quota={quota} />
    </Link>
  )
}

/** A talk that was cancelled or has begun stays as it is. */
function Buttons({ speech, acts }: { speech: SpeechRow; acts: Acts }) {
  if (speech.state === 'cancelled' || speech.state === 'over') return null
  return (
    <span className="st-row-actions">
      <Button
        type="link"
        size="small"
        aria-label={wording.changeName(speech.title)}
        onClick={() => acts.change(speech)}
      >
        {wording.change}
      </Button>
      <Button
        type="link"
        size="small"
        danger
        aria-label={wording.cancelName(speech.title)}
        onClick={() => acts.cancel(speech)}
      >
        {wording.cancel}
      </Button>
    </span>
  )
}
