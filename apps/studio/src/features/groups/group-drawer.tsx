import { studioOperations } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../state/session'
import { DetailDrawer } from '../../ui/detail-drawer'
import { useMember } from '../../ui/member-context'
import { GroupForm } from './group-form'
import { type GroupRow, stateText } from './group-row'
import { Members } from './members'
import { wording } from './wording'

/** A group with its details and members, beside the list. */
export function GroupDrawer({ group, onClose }: { group: GroupRow; onClose: () => void }) {
  const [isChanging, setChanging] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.groupChange)
  return (
    <DetailDrawer
      width={560}
      title={group.name}
      extra={<span className="st-soft">{group.group_id}</span>}
      query={{ data: group, error: null, refetch: async () => ({}) as never }}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <section className="st-part">
            <div className="st-part-head">
              <h3>{wording.detail.facts}</h3>
              {mayChange && (
                <Button size="small" onClick={() => setChanging(true)}>
                  {wording.detail.change}
                </Button>
              )}
            </div>
            <dl className="st-facts">
              <dt>{wording.columns.state}</dt>
              <dd>{stateText(shown)}</dd>
              <dt>{wording.columns.activity}</dt>
              <dd>{shown.activity}</dd>
              <dt>{wording.columns.rule}</dt>
              <dd>{shown.rule_name}</dd>
              <dt>{wording.columns.members}</dt>
              <dd>{wording.membersOf(String(shown.member_count), String(shown.capacity))}</dd>
            </dl>
          </section>
          <Members group_id={shown.group_id} />
          {isChanging && <GroupForm group={shown} onClose={() => setChanging(false)} />}
        </>
      )}
    </DetailDrawer>
  )
}
