import { SafetyCertificateOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const riskTestsSection: Section = {
  path: 'risk-tests',
  title: wording.title,
  group: 'compliance',
  icon: <SafetyCertificateOutlined aria-hidden="true" />,
  needs: studioOperations.riskTestList,
  load: async () => (await import('./risk-tests-screen')).RiskTestsScreen,
}
