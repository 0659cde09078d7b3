import { App, Button } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../../state/date-time-text'
import { useStudioCall } from '../../../state/queries'
import { problemText } from '../../../ui/problem-text'
import { ReasonDialog } from '../../../ui/reason-dialog'
import { StatusMark } from '../../../ui/status-mark'
import { wording } from '../wording'
import { CHANGED, type HoldRow, holdWords } from './hold-rows'

const words = wording.holds

/** A hold: what it is for, by whom and why, and the way to its release. */
export function HoldItem({ row }: { row: HoldRow }) {
  const isOver = row.released_at !== null
  return (
    <li>
      <div>
        <strong>{holdWords(row)}</strong>{' '}
        <StatusMark tone={isOver ? 'quiet' : 'warning'}>{isOver ? words.over : words.stands}</StatusMark>
      </div>
      <div>{words.why(row.reason, row.reference_no)}</div>
      <div className="st-soft">{words.setBy(row.set_by, dateTimeText(row.set_at))}</div>
      {row.release_asked_by !== null && row.release_asked_at !== null && (
        <div>
          {words.askedBy(row.release_asked_by, dateTimeText(row.release_asked_at), row.release_reason ?? '')}
        </div>
      )}
      {row.released_at !== null && (
        <div className="st-soft">
          {words.releasedBy(row.released_by ?? '', dateTimeText(row.released_at))}
        </div>
      )}
      {!isOver && row.is_own_ask && <div className="st-hint">{words.ownAsk}</div>}
      {!isOver && row.release_asked_by === null && <AskRelease row={row} />}
      {!isOver && row.release_asked_by !== null && !row.is_own_ask && <Release row={row} />}
    </li>
  )
}

function AskRelease({ row }: { row: HoldRow }) {
  const { message } = App.useApp()
  const [isAsking, setAsking] = useState(false)
  const call = useStudioCall('holdAskRelease', { changes: CHANGED })
  const run = (reason: string) =>
    call.mutate(
      { hold_id: row.hold_id, reason },
      {
        onSuccess: () => {
          void message.success(words.asked)
          setAsking(false)
        },
      },
    )
  return (
    <div>
      <Button aria-label={words.askOf(holdWords(row))} onClick={() => setAsking(true)}>
        {words.ask}
      </Button>
      {isAsking && (
        <ReasonDialog
          wording={words.askForm}
          better={{ conflict: words.changed }}
          call={call}
          onReason={run}
          onClose={() => {
            call.reset()
            setAsking(false)
          }}
        />
      )}
    </div>
  )
}

function Release({ row }: { row: HoldRow }) {
  const { message, modal } = App.useApp()
  const call = useStudioCall('holdRelease', { changes: CHANGED })
  const run = () =>
    call.mutate(
      { hold_id: row.hold_id },
      {
        onSuccess: () => void message.success(words.released),
        onError: (error) => void message.error(problemText(error, { conflict: words.changed })),
      },
    )
  const ask = () =>
    modal.confirm({
      title: words.releaseTitle,
      content: words.releaseText(holdWords(row), row.release_reason ?? ''),
      okText: words.release,
      okButtonProps: { danger: true },
      onOk: run,
    })
  return (
    <div>
      <Button danger aria-label={words.releaseOf(holdWords(row))} loading={call.isPending} onClick={ask}>
        {words.release}
      </Button>
    </div>
  )
}
