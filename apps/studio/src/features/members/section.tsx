import { TeamOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const membersSection: Section = {
  path: 'members',
  title: wording.title,
  group: 'management',
  icon: <TeamOutlined aria-hidden="true" />,
  needs: studioOperations.memberList,
  load: async () => (await import('./members-screen')).MembersScreen,
}
