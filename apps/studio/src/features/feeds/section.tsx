import { CloudDownloadOutlined, LineChartOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording as sourceWording } from './sources/wording'
import { wording } from './wording'

export const feedsSection: Section = {
  path: 'feeds',
  title: wording.title,
  group: 'content',
  icon: <LineChartOutlined aria-hidden="true" />,
  needs: studioOperations.feedColumnList,
  load: async () => (await import('./feeds-screen')).FeedsScreen,
}

export const feedSourcesSection: Section = {
  path: 'feed-sources',
  title: sourceWording.title,
  group: 'content',
  icon: <CloudDownloadOutlined aria-hidden="true" />,
  needs: studioOperations.feedSourceList,
  load: async () => (await import('./sources/sources-screen')).SourcesScreen,
}
