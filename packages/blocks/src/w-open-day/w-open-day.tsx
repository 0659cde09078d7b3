import './w-open-day.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { PlaceForm } from '../place-form/place-form'
import { CancelDialog, useCancelDialog } from './cancel-dialog'
import { OpenDayPass } from './open-day-pass'
import { noticeOf, type Shown, whyClosed } from './open-day-shown'
import type { WOpenDayProps } from './props'
import { SessionChoice } from './session-choice'
import { useNewsFocus } from './use-news-focus'
import { useOpenDay } from './use-open-day'

/** The most people on one pass. */
const MOST = 3

type OpenDayState = ReturnType<typeof useOpenDay>

function WOpenDay({ id, props }: ViewProps<WOpenDayProps>) {
  const openDay = useOpenDay(id, props.event_id)
  const { shown } = openDay
  const cancel = useCancelDialog(id, shown.part === 'registered' ? shown.my : undefined, openDay)
  return (
    <div className="yz-open-day" aria-busy={shown.part === 'loading' || undefined}>
      {props.title !== '' && <h2 className="yz-open-day__title">{props.title}</h2>}
      {props.note !== '' && <p className="yz-open-day__note">{props.note}</p>}
      <div className={`yz-open-day__body yz-open-day__body--${shown.part}`}>
        {shown.part === 'choosing' ? (
          <Choosing id={id} props={props} shown={shown} openDay={openDay} />
        ) : shown.part === 'registered' ? (
          <OpenDayPass id={id} {...shown} isNews={openDay.isNews} onCancel={cancel.open} />
        ) : (
          <Waiting shown={shown} again={openDay.again} />
        )}
      </div>
      <CancelDialog {...cancel.dialog} />
    </div>
  )
}

interface ChoosingProps extends Pick<ViewProps<WOpenDayProps>, 'id' | 'props'> {
  shown: Extract<Shown, { part: 'choosing' }>
  openDay: OpenDayState
}

function Choosing({ id, props, shown: { day, wasGivenBack }, openDay }: ChoosingProps) {
  const { chosen, choose, own, register, onRegistered, isNews } = openDay
  const notice = noticeOf(day.sessions, chosen, wasGivenBack)
  const status = useNewsFocus<HTMLParagraphElement>(isNews)
  const why = chosen ? whyClosed(chosen) : ''
  return (
    <>
      <p className="yz-open-day__event">{day.title}</p>
      {day.place !== '' && <p className="yz-open-day__place">{day.place}</p>}
      {day.notice !== '' && <p className="yz-open-day__notice">{day.notice}</p>}
      <p className="yz-open-day__status" role="status" ref={status} tabIndex={-1}>
        {notice}
      </p>
      <SessionChoice id={id} sessions={day.sessions} chosen={chosen} onChoose={choose} />
      {chosen && (
        <PlaceForm
          id={id}
          name="wOpenDay"
          own={own}
          most={Math.max(1, Math.min(MOST, chosen.left))}
          placeId={chosen.session_id}
          blockedBy={why && `您选择的场次${why}，请改选其他场次`}
          submitText="提交预约"
          consent={props.consent}
          documents={props}
          send={(payload) => register(chosen, payload)}
          onDone={(given, payload) => onRegistered(chosen, given, payload)}
        />
      )}
    </>
  )
}

function Waiting({ shown, again }: { shown: Shown; again: () => void }) {
  const host = useHost()
  switch (shown.part) {
    case 'loading':
      return (
        <>
          <p className="yz-open-day__hidden" role="status">
            正在读取开放日安排
          </p>
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <i aria-hidden="true" />
        </>
      )
    case 'none':
      return (
        <p className="yz-open-day__said" role="status">
          暂无开放日安排
        </p>
      )
    case 'failed':
      return (
        <>
          <p className="yz-open-day__said" role="alert">
            {shown.msg}
          </p>
          <button className="yz-open-day__retry" type="button" onClick={again}>
            重试
          </button>
        </>
      )
    default:
      return (
        <>
          <p className="yz-open-day__said">登录后可查看场次并预约参观</p>
          <button className="yz-tap yz-submit" type="button" onClick={() => void host.login()}>
            登录后预约
          </button>
        </>
      )
  }
}

export const wOpenDay = defineView<WOpenDayProps>({
  name: 'wOpenDay',
  view: WOpenDay,
  island: 'near',
})
