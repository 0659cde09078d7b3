import { ReadOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const wordListsSection: Section = {
  path: 'word-lists',
  title: wording.title,
  group: 'compliance',
  icon: <ReadOutlined aria-hidden="true" />,
  needs: studioOperations.wordListDetail,
  load: async () => (await import('./word-lists-screen')).WordListsScreen,
}
