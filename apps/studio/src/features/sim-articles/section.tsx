import { ReadOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const simArticlesSection: Section = {
  path: 'sim-articles',
  title: wording.title,
  group: 'events',
  icon: <ReadOutlined aria-hidden="true" />,
  needs: studioOperations.simArticleList,
  load: async () => (await import('./articles-screen')).ArticlesScreen,
}
