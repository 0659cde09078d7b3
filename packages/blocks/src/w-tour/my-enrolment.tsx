import { useHost } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { useState } from 'react'
import { useAnswer } from '../answers/use-answer'
import { type Enrolment, whenText } from './tour'
import type { useActs } from './use-tour'

interface MyEnrolmentProps {
  id: string
  speech_id: string
  acts: ReturnType<typeof useActs>
  onChanged: () => void
}

/** The visitor's own enrolment for a talk: the way to the ticket, how many are ahead of them, and how to cancel. */
export function MyEnrolment({ id, speech_id, acts, onChanged }: MyEnrolmentProps) {
  const { answer, again } = useAnswer('myEnrolments', { page_size: 50 })
  if (answer.state === 'loading') return <p className="yz-tour__empty">正在读取您的报名…</p>
  const mine =
    answer.state === 'known'
      ? answer.response.list.find(({ speech, status }) => speech.speech_id === speech_id && status !== 3)
      : undefined
  if (!mine) {
    return (
      <div className="yz-tour__empty">
        <p role="alert">{answer.state === 'failed' && answer.msg ? answer.msg : '没有找到您的报名'}</p>
        <button className="yz-tap yz-tour__text" type="button" onClick={again}>
          重试
        </button>
      </div>
    )
  }
  return (
    <EnrolmentCard
      id={id}
      mine={mine}
      acts={acts}
      onCancelled={() => {
        again()
        onChanged()
      }}
    />
  )
}

interface EnrolmentCardProps {
  id: string
  mine: Enrolment
  acts: MyEnrolmentProps['acts']
  onCancelled: () => void
}

function EnrolmentCard({ id, mine, acts: { act, busy }, onCancelled }: EnrolmentCardProps) {
  const host = useHost()
  const [isAsked, setIsAsked] = useState(false)
  const { enroll_no, status, people_num, in_line, ticket_url, ticket_no, speech } = mine
  const hasPlace = status === 1
  const word = hasPlace ? '退掉名额' : '不再排队'
  const cancel = async () => {
    const wanted = { does: 'mine', target: speech.speech_id } as const
    if (!(await act(wanted, 'cancelEnrolment', { enroll_no }))) return
    host.toast(hasPlace ? '已退掉名额，期待下次见面' : '已取消排队')
    onCancelled()
  }
  return (
    <div className="yz-tour__mine-card">
      <p className="yz-tour__title">{speech.title}</p>
      <p className="yz-tour__when">{whenText(speech)}</p>
      <p className="yz-tour__line">
        {speech.city} {speech.venue}，{people_num} 人
      </p>
      {hasPlace ? (
        <>
          <p className="yz-tour__no">
            票号 <b>{ticket_no}</b>
          </p>
          <button
            className="yz-tap yz-tour__button yz-tour__button--wide"
            type="button"
            onClick={() => void host.run({ type: ACTION_TYPES.link, atext: ticket_url }, id)}
          >
            查看门票
          </button>
        </>
      ) : (
        <p className="yz-tour__no">
          {in_line > 0 ? `前面还有 ${in_line} 位` : '您排在第一位'}，有名额时会自动保留并通知您
        </p>
      )}
      {isAsked ? (
        <div className="yz-tour__ask">
          <p role="alert">{hasPlace ? '名额会马上让给排队的人，确定退掉吗？' : '确定不再排队吗？'}</p>
          <button className="yz-tap yz-tour__text" type="button" onClick={() => setIsAsked(false)}>
            先不了
          </button>
          <button
            className="yz-tap yz-tour__text yz-tour__text--danger"
            type="button"
            aria-busy={busy === `mine ${speech.speech_id}` || undefined}
            onClick={() => void cancel()}
          >
            确定
          </button>
        </div>
      ) : (
        <button className="yz-tap yz-tour__text" type="button" onClick={() => setIsAsked(true)}>
          {word}
        </button>
      )}
    </div>
  )
}
