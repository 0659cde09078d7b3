import { FilterOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const rulesSection: Section = {
  path: 'rules',
  title: wording.title,
  group: 'customers',
  icon: <FilterOutlined aria-hidden="true" />,
  needs: studioOperations.ruleList,
  load: async () => (await import('./rules-screen')).RulesScreen,
}
