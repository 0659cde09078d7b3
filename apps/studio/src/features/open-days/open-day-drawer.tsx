import { studioOperations } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../state/session'
import { DetailDrawer } from '../../ui/detail-drawer'
import { useMember } from '../../ui/member-context'
import { StatusMark } from '../../ui/status-mark'
import { OpenDayForm } from './open-day-form'
import type { OpenDayRow } from './open-day-rows'
import { Sessions } from './sessions'
import { Visits } from './visits'
import { wording } from './wording'

const words = wording.detail

/** An open day with its sessions and their registrations, beside the list. */
export function OpenDayDrawer({ event, onClose }: { event: OpenDayRow; onClose: () => void }) {
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <DetailDrawer
        width={820}
        title={event.title}
        extra={<span className="st-soft">{event.event_id}</span>}
        query={{ data: event, error: null, refetch: async () => ({}) as never }}
        onClose={onClose}
      >
        {(shown) => (
          <div className="od-detail">
            <Facts event={shown} onChange={() => setChanging(true)} />
            <Sessions event={shown} />
            <Visits event={shown} />
          </div>
        )}
      </DetailDrawer>
      {isChanging && <OpenDayForm event={event} onClose={() => setChanging(false)} />}
    </>
  )
}

function Facts({ event, onChange }: { event: OpenDayRow; onChange: () => void }) {
  const mayChange = mayCall(useMember(), studioOperations.openDayChange)
  return (
    <section className="st-part">
      <div className="st-part-head">
        <h3>{words.facts}</h3>
        {mayChange && (
          <Button size="small" onClick={onChange}>
            {words.change}
          </Button>
        )}
      </div>
      <dl className="st-facts">
        <dt>{wording.columns.state}</dt>
        <dd>
          <StatusMark tone={event.is_open ? 'success' : 'quiet'}>
            {event.is_open ? wording.open : wording.closed}
          </StatusMark>
        </dd>
        <dt>{words.place}</dt>
        <dd>{event.place || wording.noPlace}</dd>
        <dt>{words.notice}</dt>
        <dd className="od-notice">{event.notice || words.noNotice}</dd>
      </dl>
    </section>
  )
}
