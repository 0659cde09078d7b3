import { studioOperations } from '@yingzao/contract/studio'
import { App, Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { dateTimeText } from '../../state/date-time-text'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { PlacesBar } from '../../ui/places-bar'
import { problemText } from '../../ui/problem-text'
import { Filing } from './figures'
import { TourForm } from './tour-form'
import { TourMark } from './tour-mark'
import { CHANGED, fieldsOf, rateText, type TourRow } from './tour-rows'
import { wording } from './wording'

const words = wording.detail
const number = new Intl.NumberFormat('zh-CN')

/** The details of a tour, and its results so far. */
export function TourFacts({ tour }: { tour: TourRow }) {
  const [isChanging, setChanging] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.tourChange)
  return (
    <section className="st-part">
      <div className="tr-head">
        <h3>{words.views.facts}</h3>
        {mayChange && (
          <div>
            <OpenButton tour={tour} />
            <Button size="small" onClick={() => setChanging(true)}>
              {words.change}
            </Button>
          </div>
        )}
      </div>
      <dl className="st-facts">
        <dt>{wording.columns.state}</dt>
        <dd>
          <TourMark tour={tour} />
        </dd>
        <dt>{wording.columns.year}</dt>
        <dd className="st-number">{tour.year}</dd>
        <dt>{words.time}</dt>
        <dd>{words.span(dateTimeText(tour.start_at), dateTimeText(tour.end_at))}</dd>
        <dt>{wording.columns.filing}</dt>
        <dd>
          <Filing number={tour.filing_no} />
        </dd>
        <dt>{words.threshold}</dt>
        <dd>{words.lights(number.format(tour.light_threshold))}</dd>
        <dt>{words.cities}</dt>
        <dd>{words.cityCount(tour.cities.length)}</dd>
        <dt>{words.posters}</dt>
        <dd>{words.posterCount(tour.posters)}</dd>
      </dl>
      <Outcome tour={tour} />
      <p className="tr-link">
        <Link to={`/enrolments?tour_id=${tour.tour_id}`}>{words.enrolments}</Link>
      </p>
      {isChanging && <TourForm tour={tour} onClose={() => setChanging(false)} />}
    </section>
  )
}

function Outcome({ tour: { speeches, enrolled, quota, waiting, entered, updated_at } }: { tour: TourRow }) {
  return (
    <dl className="st-facts tr-outcome">
      <dt>{wording.columns.speeches}</dt>
      <dd className="st-number">{number.format(speeches)}</dd>
      <dt>{wording.columns.enrolled}</dt>
      <dd>
        <PlacesBar taken={enrolled} quota={quota} />
      </dd>
      <dt>{wording.columns.waiting}</dt>
      <dd className="st-number">{number.format(waiting)}</dd>
      <dt>{wording.columns.entered}</dt>
      <dd className="st-number">{number.format(entered)}</dd>
      <dt>{words.rate}</dt>
      <dd className="st-number">{rateText(entered, enrolled)}</dd>
      <dt>{words.updated}</dt>
      <dd className="st-number">{dateTimeText(updated_at)}</dd>
    </dl>
  )
}

/** Closes a tour, after a confirmation, or reopens it. */
function OpenButton({ tour }: { tour: TourRow }) {
  const { message, modal } = App.useApp()
  const change = useStudioCall('tourChange', { changes: CHANGED })
  const { tour_id, revision: base_revision, is_open } = tour
  const send = () =>
    change.mutate(
      { ...fieldsOf(tour), tour_id, base_revision, is_open: !is_open },
      {
        onSuccess: () => void message.success(is_open ? words.closed : words.opened),
        onError: (problem) => void message.error(problemText(problem, { conflict: wording.conflict })),
      },
    )
  const ask = () =>
    modal.confirm({
      title: words.closeTitle,
      content: words.closeText,
      okText: words.closeGo,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: send,
    })
  return (
    <Button size="small" loading={change.isPending} onClick={is_open ? ask : send}>
      {is_open ? words.close : words.open}
    </Button>
  )
}
