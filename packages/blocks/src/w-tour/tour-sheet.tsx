import { useHost } from '@yingzao/renderer'
import { type Answer, answerTo, type Payload } from '../answers/answer'
import { CloseIcon, Dialog } from '../dialog/dialog'
import { Panel } from '../dialog/panel'
import { useOwnPhone } from '../phone-code/use-own-phone'
import { PlaceForm } from '../place-form/place-form'
import { MyEnrolment } from './my-enrolment'
import type { WTourProps } from './props'
import { type Enrolment, type Talk, whenText } from './tour'
import type { useActs } from './use-tour'

/** The content of the sheet: the form for a talk or its waiting list, or the visitor's own enrolment. */
export interface SheetContent {
  talk: Talk
  does: 'enrol' | 'queue' | 'ticket'
}

interface TourSheetProps {
  id: string
  props: WTourProps
  content: SheetContent | undefined
  acts: ReturnType<typeof useActs>
  renew: () => void
  /** Shows the enrolment that the form has brought. */
  onEnrolled: (talk: Talk) => void
}

/** The most people on one ticket. */
const MOST = 2

const TITLES = { enrol: '讲座报名', queue: '排队候补', ticket: '我的报名' } as const

/** What opens over the page. */
export function TourSheet({ id, props, content, acts, renew, onEnrolled }: TourSheetProps) {
  const own = useOwnPhone()
  const title = TITLES[content?.does ?? 'enrol']
  return (
    <Dialog popupId={`${id}--tour`} label={title} closesOnMask>
      <Panel className="yz-tour__sheet" look="sheet">
        <CloseIcon />
        <p className="yz-tour__sheet-title">{title}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too. */}
        <div className="yz-tour__content" tabIndex={0}>
          {content?.does === 'ticket' && (
            <MyEnrolment id={id} speech_id={content.talk.speech_id} acts={acts} onChanged={renew} />
          )}
          {content && content.does !== 'ticket' && (
            <EnrolForm id={id} props={props} content={content} own={own} onEnrolled={onEnrolled} />
          )}
        </div>
      </Panel>
    </Dialog>
  )
}

interface EnrolFormProps extends Pick<TourSheetProps, 'id' | 'props' | 'onEnrolled'> {
  content: SheetContent
  own: ReturnType<typeof useOwnPhone>
}

function EnrolForm({ id, props, content: { talk, does }, own, onEnrolled }: EnrolFormProps) {
  const host = useHost()
  const isQueue = does === 'queue'
  const left = talk.quota - talk.enrolled
  const send = (typed: object) => {
    const payload = { ...typed, speech_id: talk.speech_id, ...(isQueue && { wait: 1 }) }
    return answerTo(host.ask, 'tourEnroll', payload as Payload<'tourEnroll'>) as Promise<Answer<Enrolment>>
  }
  const done = ({ status, in_line }: Enrolment) => {
    const line = in_line > 0 ? `已排队，前面还有 ${in_line} 位` : '已排队，您是第一位'
    host.toast(status === 1 ? '报名成功' : line)
    onEnrolled(talk)
  }
  return (
    <>
      <p className="yz-tour__title">{talk.title}</p>
      <p className="yz-tour__when">
        {talk.city} {whenText(talk)}
      </p>
      {isQueue && <p className="yz-tour__line">名额已满。有人退掉名额时，按排队先后自动保留并通知。</p>}
      <PlaceForm
        id={id}
        name="wTour"
        own={own}
        most={isQueue ? MOST : Math.max(1, Math.min(MOST, left))}
        placeId={`${does} ${talk.speech_id}`}
        submitText={isQueue ? '排队候补' : '提交报名'}
        consent={props.consent}
        documents={props}
        send={send}
        onDone={done}
      />
    </>
  )
}
