import { FileTextOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const pagesSection: Section = {
  path: 'pages',
  title: wording.title,
  group: 'making',
  icon: <FileTextOutlined aria-hidden="true" />,
  needs: studioOperations.pageList,
  load: async () => (await import('./pages-screen')).PagesScreen,
}
