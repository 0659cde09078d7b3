import { Drawer } from 'antd'
import { useReturnFocus } from '../../ui/use-return-focus'
import { wording } from '../../wording'
import { SessionList } from '../sessions/session-list'
import type { MemberRow } from './member-row'

/** Where a member is logged in. */
export function MemberSessions({ member, onClose }: { member: MemberRow; onClose: () => void }) {
  useReturnFocus()
  return (
    <Drawer open size={480} title={wording.members.sessionsOf(member.name)} onClose={onClose}>
      <SessionList memberId={member.member_id} />
    </Drawer>
  )
}
