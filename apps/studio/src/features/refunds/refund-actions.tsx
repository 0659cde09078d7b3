import './refunds.css'
import { studioOperations } from '@yingzao/contract/studio'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { moneyText } from '../../ui/money-text'
import { problemText } from '../../ui/problem-text'
import { focusAgain, placeOf } from '../../ui/use-return-focus'
import { DeclineDialog } from './decline-dialog'
import { CHANGED, type RefundRow } from './refund-row'
import { ReleaseDialog } from './release-dialog'
import { wording } from './wording'

/** What this member can do about a refund; nothing where there is nothing to do. */
export function RefundActions({ refund }: { refund: RefundRow }) {
  const member = useMember()
  if (!mayCall(member, studioOperations.refundDecide)) return null
  if (refund.state === 'abnormal') return <Retry refund={refund} />
  if (refund.state !== 'asked') return null
  if (refund.asked_by?.member_id === member.member_id) return <span className="st-soft">{wording.own}</span>
  return <Decision refund={refund} />
}

function Decision({ refund }: { refund: RefundRow }) {
  const [open, setOpen] = useState<'release' | 'decline'>()
  const close = () => setOpen(undefined)
  const { out_refund_no } = refund
  return (
    // A press here is for the refund, not for the line that it stands in.
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the buttons inside are reached
    <span className="st-row-actions" onClick={(event) => event.stopPropagation()}>
      <Button
        size="small"
        type="primary"
        aria-label={wording.release.named(out_refund_no)}
        onClick={() => setOpen('release')}
      >
        {wording.release.open}
      </Button>
      <Button
        size="small"
        aria-label={wording.decline.named(out_refund_no)}
        onClick={() => setOpen('decline')}
      >
        {wording.decline.open}
      </Button>
      {open === 'release' && <ReleaseDialog refund={refund} onClose={close} />}
      {open === 'decline' && <DeclineDialog refund={refund} onClose={close} />}
    </span>
  )
}

function Retry({ refund: { out_refund_no, amount } }: { refund: RefundRow }) {
  const { modal, message } = App.useApp()
  const retry = useStudioCall('refundRetry', { changes: CHANGED })
  const words = wording.retry
  const run = () =>
    retry.mutateAsync({ out_refund_no }).then(
      () => void message.success(words.done),
      (problem) => void message.error(problemText(problem, { conflict: wording.changed })),
    )
  return (
    <Button
      size="small"
      aria-label={words.named(out_refund_no)}
      onClick={(event) => {
        event.stopPropagation()
        const place = placeOf(event.currentTarget)
        modal.confirm({
          title: words.title(moneyText(amount)),
          content: words.about,
          okText: words.submit,
          onOk: run,
          afterClose: () => focusAgain(place),
          focusable: { autoFocusButton: 'cancel' },
        })
      }}
    >
      {words.open}
    </Button>
  )
}
