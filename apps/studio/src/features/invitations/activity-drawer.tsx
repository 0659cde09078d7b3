import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { App, Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery, useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { DetailDrawer } from '../../ui/detail-drawer'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import { ActivityForm } from './activity-form'
import { ActivityMark } from './activity-mark'
import { type ActivityRow, CHANGED, fieldsOf } from './activity-rows'
import { Funnel } from './funnel'
import { Prizes } from './prizes'
import { wording } from './wording'

const words = wording.detail

/** While somebody looks, stock and figures are refetched. */
const LIVE_MS = 15_000

/** An activity with its prizes and how far people get in it, beside the list. */
export function ActivityDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    ...studioQuery('inviteActivityDetail', { activity_id: id }),
    refetchInterval: LIVE_MS,
  })
  return (
    <DetailDrawer
      width={720}
      title={query.data?.activity.title ?? words.title}
      extra={<span className="st-soft">{id}</span>}
      query={query}
      onClose={onClose}
    >
      {(detail) => (
        <div className="iv-detail">
          <Facts activity={detail.activity} />
          <Prizes detail={detail} />
          <Funnel activity_id={id} />
        </div>
      )}
    </DetailDrawer>
  )
}

function Facts({ activity }: { activity: ActivityRow }) {
  const [isChanging, setChanging] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.inviteActivityChange)
  return (
    <section className="st-part">
      <div className="iv-head">
        <h3>{words.facts}</h3>
        {mayChange && (
          <div>
            <OpenButton activity={activity} />
            <Button size="small" onClick={() => setChanging(true)}>
              {words.change}
            </Button>
          </div>
        )}
      </div>
      <dl className="st-facts">
        <dt>{wording.columns.state}</dt>
        <dd>
          <ActivityMark state={activity.state} />
        </dd>
        <dt>{wording.columns.time}</dt>
        <dd>{wording.span(dateTimeText(activity.start_at), dateTimeText(activity.end_at))}</dd>
        <dt>{wording.columns.rule}</dt>
        <dd>{activity.rule_name ?? wording.anybody}</dd>
        <dt>{words.gift}</dt>
        <dd>{activity.gift || words.noGift}</dd>
        <dt>{words.share}</dt>
        <dd>
          {activity.share_title}
          {activity.share_desc && <div className="st-soft">{activity.share_desc}</div>}
        </dd>
        <dt>{words.rules}</dt>
        <dd className="iv-rules">{activity.rules}</dd>
      </dl>
      <p className="iv-link">
        <Link to={`/prize-grants?activity_id=${activity.activity_id}`}>{words.grants}</Link>
      </p>
      {isChanging && <ActivityForm activity={activity} onClose={() => setChanging(false)} />}
    </section>
  )
}

/** Closes an activity, or reopens it. Closing one that people are taking part in asks for confirmation. */
function OpenButton({ activity }: { activity: ActivityRow }) {
  const { message, modal } = App.useApp()
  const change = useStudioCall('inviteActivityChange', { changes: CHANGED })
  const { activity_id, revision: base_revision, is_open } = activity
  const send = () =>
    change.mutate(
      { ...fieldsOf(activity), activity_id, base_revision, is_open: !is_open },
      {
        onSuccess: () => void message.success(is_open ? words.closed : words.opened),
        onError: (problem) => void message.error(problemText(problem, { conflict: wording.form.conflict })),
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
    <Button size="small" loading={change.isPending} onClick={activity.state === 'on' ? ask : send}>
      {is_open ? words.close : words.open}
    </Button>
  )
}
