import { ReadOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../../ui/section'
import { wording } from './wording'

export const postsSection: Section = {
  path: 'group-posts',
  title: wording.title,
  group: 'customers',
  icon: <ReadOutlined aria-hidden="true" />,
  needs: studioOperations.groupPostRows,
  load: async () => (await import('./posts-screen')).PostsScreen,
}
