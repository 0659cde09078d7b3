import { UserAddOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const invitationsSection: Section = {
  path: 'invitations',
  title: wording.title,
  group: 'events',
  icon: <UserAddOutlined aria-hidden="true" />,
  needs: studioOperations.inviteActivityList,
  load: async () => (await import('./invitations-screen')).InvitationsScreen,
}
