import { Drawer } from 'antd'
import { useReturnFocus } from '../../ui/use-return-focus'
import { SessionList } from '../sessions'
import type { MemberRow } from './member-row'
import { wording } from './wording'

/** Where a member is logged in. */
export function MemberSessions({ member, onClose }: { member: MemberRow; onClose: () => void }) {
  useReturnFocus()
  return (
    <Drawer open size={480} title={wording.sessionsOf(member.name)} onClose={onClose}>
      <SessionList memberId={member.member_id} />
    </Drawer>
  )
}
