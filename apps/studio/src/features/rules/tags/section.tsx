import { TagOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../../ui/section'
import { wording } from './wording'

export const tagsSection: Section = {
  path: 'tags',
  title: wording.title,
  group: 'customers',
  icon: <TagOutlined aria-hidden="true" />,
  // Members who see rules also see what they are made of.
  needs: studioOperations.ruleList,
  load: async () => (await import('./tags-screen')).TagsScreen,
}
