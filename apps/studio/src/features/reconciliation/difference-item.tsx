import { studioOperations } from '@yingzao/contract/studio'
import { App, Button } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { moneyText } from '../../ui/money-text'
import { problemText } from '../../ui/problem-text'
import { StatusMark } from '../../ui/status-mark'
import { focusAgain, placeOf } from '../../ui/use-return-focus'
import { type DifferenceRow, differenceTones } from './reconciliation-words'
import { SignDialog } from './sign-dialog'
import { wording } from './wording'

const words = wording.difference

/** One difference: what each side has, what happened to it, and what can be done about it. */
export function DifferenceItem({ difference }: { difference: DifferenceRow }) {
  const { kind, of, number, out_trade_no, pid, state, outcome, reason, decided_by, decided_at } = difference
  return (
    <li className="st-difference">
      <div className="st-difference-head">
        <strong>{wording.kinds[kind]}</strong>
        <StatusMark tone={differenceTones[state]}>{wording.differenceStates[state]}</StatusMark>
      </div>
      {of !== 'bill' && (
        <dl className="st-facts">
          <dt>{words.theirs}</dt>
          <dd>{sideText(difference.theirs, difference.theirs_at)}</dd>
          <dt>{words.ours}</dt>
          <dd>{sideText(difference.ours, difference.ours_at)}</dd>
          <dt>{words.number[of]}</dt>
          <dd className="st-number">{number}</dd>
          <dt>{words.outTradeNo}</dt>
          <dd className="st-number">{out_trade_no}</dd>
          {pid !== null && (
            <>
              <dt>{words.pid}</dt>
              <dd className="st-number">{pid}</dd>
            </>
          )}
        </dl>
      )}
      {state !== 'open' && (
        <p className="st-difference-end">
          {state === 'signed' ? words.reason(reason) : wording.outcomes[outcome]}
          {decided_at !== null && (
            <span className="st-soft">{words.decided(decided_by, dateTimeText(decided_at))}</span>
          )}
        </p>
      )}
      {state === 'open' && <Acts difference={difference} />}
    </li>
  )
}

function Acts({ difference: { id, kind, can_settle } }: { difference: DifferenceRow }) {
  const member = useMember()
  const { message, modal } = App.useApp()
  const [isSigning, setSigning] = useState(false)
  const settle = useStudioCall('differenceSettle', { changes: ['billDayList', 'differenceList'] })
  if (!mayCall(member, studioOperations.differenceSettle)) return null
  const ask = (about: { title: string; about: string }, opener: Element) => {
    const place = placeOf(opener)
    void modal.confirm({
      title: about.title,
      content: about.about,
      okText: wording.settle.submit,
      afterClose: () => focusAgain(place),
      onOk: () =>
        settle.mutateAsync({ id }).then(
          () => void message.success(wording.settle.done),
          // The dialog closes either way: the gateway's message appears at the top, and the difference is unchanged
          // below.
          (problem: unknown) => void message.error(problemText(problem), 6),
        ),
    })
  }
  const about = can_settle ? wording.settle[kind as 'payment_theirs'] : undefined
  return (
    <div className="st-row-actions">
      {about && (
        <Button size="small" type="primary" onClick={({ currentTarget }) => ask(about, currentTarget)}>
          {about.button}
        </Button>
      )}
      <Button size="small" onClick={() => setSigning(true)}>
        {wording.sign.button}
      </Button>
      {isSigning && <SignDialog id={id} onClose={() => setSigning(false)} />}
    </div>
  )
}

function sideText(fen: number | null, at: string | null): string {
  if (fen === null) return words.absent
  return at === null ? moneyText(fen) : words.side(moneyText(fen), dateTimeText(at, { exact: true }))
}
