import { SafetyCertificateOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const keepingSection: Section = {
  path: 'keeping',
  title: wording.title,
  group: 'compliance',
  icon: <SafetyCertificateOutlined aria-hidden="true" />,
  needs: studioOperations.keepingTerms,
  load: async () => (await import('./keeping-screen')).KeepingScreen,
}
