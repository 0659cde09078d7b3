import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { App, Button, Card, Skeleton } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../../state/date-time-text'
import { studioQuery, useStudioCall } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { useMember } from '../../../ui/member-context'
import { ProblemNote } from '../../../ui/problem-note'
import { problemText } from '../../../ui/problem-text'
import type { Delegation } from '../approval-rows'
import { wording } from '../wording'
import { DelegateDialog } from './delegate-dialog'

const words = wording.settings

/** Who stands in for whom, now and later. */
export function Delegations() {
  const member = useMember()
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery(studioQuery('delegationList', {}))
  return (
    <Card
      title={words.delegations}
      extra={
        mayCall(member, studioOperations.delegationSet) && (
          <Button onClick={() => setAdding(true)}>{words.delegate}</Button>
        )
      }
    >
      <p className="st-hint">{words.delegationsAbout}</p>
      {!data ? (
        error ? (
          <ProblemNote problem={error} retry={() => void refetch()} />
        ) : (
          <Skeleton active />
        )
      ) : data.list.length === 0 ? (
        <p className="st-empty">{words.noDelegations}</p>
      ) : (
        <ul className="ap-delegations">
          {data.list.map((delegation) => (
            <DelegationLine key={delegation.delegation_id} delegation={delegation} />
          ))}
        </ul>
      )}
      {isAdding && <DelegateDialog onClose={() => setAdding(false)} />}
    </Card>
  )
}

function DelegationLine({ delegation }: { delegation: Delegation }) {
  const { delegation_id, step, from, to, begins_at, ends_at } = delegation
  const { message, modal } = App.useApp()
  const { member_id, roles } = useMember()
  const call = useStudioCall('delegationEnd', { changes: ['delegationList', 'reviewList', 'reviewDetail'] })
  // The same rule as in the gateway: who gave it, who has it, or an administrator.
  const isOwn = [from.member_id, to.member_id].includes(member_id)
  const mayEnd =
    mayCall({ roles }, studioOperations.delegationEnd) && (isOwn || roles.includes('administrator'))
  const end = () =>
    modal.confirm({
      title: words.endTitle(to.name),
      content: words.endText,
      okText: words.end,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () =>
        call.mutateAsync({ delegation_id }).then(
          () => void message.success(words.ended),
          (problem) => void message.error(problemText(problem)),
        ),
    })
  return (
    <li>
      <div>
        {words.delegation(from.name, to.name, wording.steps[step])}
        <p className="st-soft st-number">{words.days(dateTimeText(begins_at), dateTimeText(ends_at))}</p>
      </div>
      {mayEnd && (
        <Button size="small" danger aria-label={words.endNamed(to.name)} onClick={() => void end()}>
          {words.end}
        </Button>
      )}
    </li>
  )
}
