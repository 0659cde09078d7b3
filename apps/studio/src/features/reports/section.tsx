import { BarChartOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const reportsSection: Section = {
  path: 'reports',
  title: wording.title,
  group: null,
  icon: <BarChartOutlined aria-hidden="true" />,
  needs: studioOperations.reportCompany,
  load: async () => (await import('./overview/overview-screen')).OverviewScreen,
}
