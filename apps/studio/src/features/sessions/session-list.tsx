import { LaptopOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Skeleton, Tag } from 'antd'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery, useStudioCall } from '../../state/queries'
import { ProblemNote } from '../../ui/problem-note'
import { problemText } from '../../ui/problem-text'
import { wording } from './wording'

type StudioLogin = Answer<'memberSessions'>['list'][number]

/** The active logins, each with a button to end it: the member's own, or those of the given member. */
export function SessionList({ memberId }: { memberId?: number }) {
  const asked = memberId === undefined ? {} : { member_id: memberId }
  const { data, error, refetch } = useQuery(studioQuery('memberSessions', asked))
  if (error && !data) return <ProblemNote problem={error} retry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  if (data.list.length === 0) return <p className="st-empty">{wording.none}</p>
  return (
    <ul className="st-sessions">
      {data.list.map((login) => (
        <SessionRow key={login.session_id} login={login} />
      ))}
    </ul>
  )
}

function SessionRow({ login }: { login: StudioLogin }) {
  const { message } = App.useApp()
  const { mutate, isPending } = useStudioCall('memberEndSession', { changes: ['memberSessions'] })
  const end = () =>
    mutate(
      { session_id: login.session_id },
      {
        onSuccess: () => void message.success(wording.ended),
        onError: (error) => void message.error(problemText(error)),
      },
    )
  return (
    <li>
      <LaptopOutlined aria-hidden="true" />
      <div>
        <strong>{login.device}</strong>
        {login.is_this && <Tag color="success">{wording.isThis}</Tag>}
        <p>{wording.details(login.ip, dateTimeText(login.created_at), dateTimeText(login.last_seen_at))}</p>
      </div>
      {!login.is_this && (
        <Button
          size="small"
          danger
          loading={isPending}
          onClick={end}
          aria-label={wording.endNamed(login.device)}
        >
          {wording.end}
        </Button>
      )}
    </li>
  )
}
