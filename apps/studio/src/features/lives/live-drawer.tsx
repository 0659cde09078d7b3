import { studioOperations } from '@yingzao/contract/studio'
import { App, Button } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { DetailDrawer } from '../../ui/detail-drawer'
import { useMember } from '../../ui/member-context'
import { ReasonDialog } from '../../ui/reason-dialog'
import { LiveForm } from './live-form'
import { LiveMark } from './live-mark'
import { CHANGED, type LiveRow } from './live-rows'
import { wording } from './wording'

const words = wording.detail
const number = new Intl.NumberFormat('zh-CN')

/** A live stream with all its details, beside the list. */
export function LiveDrawer({ live, onClose }: { live: LiveRow; onClose: () => void }) {
  const [opened, setOpened] = useState<'form' | 'cancel'>()
  const mayChange = mayCall(useMember(), studioOperations.liveChange)
  const close = () => setOpened(undefined)
  return (
    <>
      <DetailDrawer
        width={560}
        title={live.title}
        query={{ data: live, error: null, refetch: async () => ({}) as never }}
        onClose={onClose}
      >
        {(shown) => (
          <section className="st-part">
            <div className="st-part-head">
              <h3>{words.facts}</h3>
              {mayChange && shown.state !== 'cancelled' && (
                <div className="lv-acts">
                  {shown.state !== 'over' && (
                    <Button size="small" danger onClick={() => setOpened('cancel')}>
                      {words.cancel}
                    </Button>
                  )}
                  <Button size="small" onClick={() => setOpened('form')}>
                    {words.change}
                  </Button>
                </div>
              )}
            </div>
            <Facts live={shown} />
          </section>
        )}
      </DetailDrawer>
      {opened === 'form' && <LiveForm live={live} onClose={close} />}
      {opened === 'cancel' && <Cancel live={live} onClose={close} />}
    </>
  )
}

function Facts({ live }: { live: LiveRow }) {
  const { columns } = wording
  return (
    <dl className="st-facts">
      <dt>{columns.state}</dt>
      <dd>
        <LiveMark live={live} />
      </dd>
      <dt>{columns.speaker}</dt>
      <dd>
        {live.speaker} <span className="st-soft">{live.adviser_no || wording.noSpeakerNumber}</span>
      </dd>
      <dt>{wording.form.start}</dt>
      <dd className="st-number">{dateTimeText(live.start_at)}</dd>
      <dt>{wording.form.end}</dt>
      <dd className="st-number">{dateTimeText(live.end_at)}</dd>
      <dt>{columns.reserved}</dt>
      <dd>{words.reserved(number.format(live.reserved), number.format(live.by_sms))}</dd>
      <dt>{columns.page}</dt>
      <dd>{live.page_code ?? wording.everywhere}</dd>
      <dt>{words.url}</dt>
      <dd>{live.url || words.noAddress}</dd>
      <dt>{words.replay}</dt>
      <dd>{live.replay_url || words.noAddress}</dd>
      <dt>{words.cover}</dt>
      <dd>{live.cover === '' ? words.noCover : <img className="lv-cover" src={live.cover} alt="" />}</dd>
      <dt>{words.updated}</dt>
      <dd className="st-number">{dateTimeText(live.updated_at)}</dd>
    </dl>
  )
}

function Cancel({ live: newest, onClose }: { live: LiveRow; onClose: () => void }) {
  const { message } = App.useApp()
  // As it was when somebody decided to.
  const [{ live_id, revision: base_revision, reserved }] = useState(newest)
  const call = useStudioCall('liveCancel', { changes: CHANGED })
  return (
    <ReasonDialog
      wording={{ ...wording.cancel, about: wording.cancel.about(reserved) }}
      better={{ conflict: wording.form.conflict, pastMoment: wording.cancel.past }}
      call={call}
      onReason={(reason) =>
        call.mutate(
          { live_id, base_revision, reason },
          {
            onSuccess: () => {
              void message.success(wording.cancel.done)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
