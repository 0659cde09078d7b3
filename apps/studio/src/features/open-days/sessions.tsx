import { studioOperations } from '@yingzao/contract/studio'
import { App, Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { ListTable } from '../../ui/list/list-table'
import { useMember } from '../../ui/member-context'
import { PlacesBar } from '../../ui/places-bar'
import { ReasonDialog } from '../../ui/reason-dialog'
import { StatusMark, type Tone } from '../../ui/status-mark'
import { CHANGED, type OpenDayRow, type SessionRow } from './open-day-rows'
import { wording } from './wording'

const words = wording.sessions
const number = new Intl.NumberFormat('zh-CN')
const TONES: Record<SessionRow['state'], Tone> = { coming: 'new', over: 'busy', cancelled: 'quiet' }

/** The sessions of an open day, with how full they are and how many came. */
export function Sessions({ event }: { event: OpenDayRow }) {
  const [leaving, setLeaving] = useState<SessionRow>()
  const mayCancel = mayCall(useMember(), studioOperations.openDaySessionCancel)
  return (
    <section className="st-part">
      <h3>{words.title}</h3>
      <div className="od-wide">
        <ListTable<SessionRow>
          rowKey="session_id"
          columns={columnsOf(mayCancel ? setLeaving : undefined)}
          rows={event.sessions}
          empty={words.none}
        />
      </div>
      {leaving && <Cancel event={event} session={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  )
}

interface CancelProps {
  event: OpenDayRow
  session: SessionRow
  onClose: () => void
}

function Cancel({ event, session: { session_id, start_at, used }, onClose }: CancelProps) {
  const { message } = App.useApp()
  // As it was when somebody decided to.
  const [base_revision] = useState(event.revision)
  const call = useStudioCall('openDaySessionCancel', { changes: CHANGED })
  return (
    <ReasonDialog
      wording={{
        title: words.cancelTitle,
        about: words.cancelAbout(dateTimeText(start_at), used),
        reason: words.reason,
        reasonHint: words.reasonHint,
        usualReasons: words.usualReasons,
        submit: words.cancel,
      }}
      better={{ conflict: wording.form.conflict, pastMoment: words.past }}
      call={call}
      onReason={(reason) =>
        call.mutate(
          { session_id, base_revision, reason },
          {
            onSuccess: () => {
              void message.success(words.cancelled)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}

function columnsOf(onCancel: ((session: SessionRow) => void) | undefined): TableColumnsType<SessionRow> {
  return [
    {
      title: words.time,
      width: 150,
      render: (_, { start_at, end_at }) => (
        <>
          <div className="st-number">{dateTimeText(start_at)}</div>
          <div className="st-number st-soft">{dateTimeText(end_at)}</div>
        </>
      ),
    },
    {
      title: words.state,
      width: 90,
      render: (_, { state }) => <StatusMark tone={TONES[state]}>{words.states[state]}</StatusMark>,
    },
    {
      title: words.places,
      width: 140,
      render: (_, { used, quota }) => <PlacesBar taken={used} quota={quota} />,
    },
    {
      title: words.entered,
      width: 110,
      render: (_, { entered, used }) => (
        <span className="st-number">{words.rate(number.format(entered), percentOf(entered, used))}</span>
      ),
    },
    ...(onCancel
      ? [
          {
            width: 90,
            render: (_: unknown, session: SessionRow) =>
              session.state === 'coming' && (
                <Button
                  type="link"
                  size="small"
                  danger
                  aria-label={words.cancelName(dateTimeText(session.start_at))}
                  onClick={() => onCancel(session)}
                >
                  {words.cancel}
                </Button>
              ),
          },
        ]
      : []),
  ]
}

/** Zero where there is nobody. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}
