import { AuditOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const signedContractsSection: Section = {
  path: 'signed-contracts',
  title: wording.title,
  group: 'compliance',
  icon: <AuditOutlined aria-hidden="true" />,
  needs: studioOperations.signedList,
  load: async () => (await import('./signed-screen')).SignedScreen,
}
