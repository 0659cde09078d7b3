import { TeamOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const groupsSection: Section = {
  path: 'groups',
  title: wording.title,
  group: 'customers',
  icon: <TeamOutlined aria-hidden="true" />,
  // For members who may see who is in a group.
  needs: studioOperations.groupMemberList,
  load: async () => (await import('./groups-screen')).GroupsScreen,
}
