import { FileSearchOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const evidenceSection: Section = {
  path: 'evidence',
  title: wording.title,
  group: 'compliance',
  icon: <FileSearchOutlined aria-hidden="true" />,
  needs: studioOperations.evidenceSearch,
  load: async () => (await import('./evidence-screen')).EvidenceScreen,
}
