import { FileProtectOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const contractsSection: Section = {
  path: 'contracts',
  title: wording.title,
  group: 'compliance',
  icon: <FileProtectOutlined aria-hidden="true" />,
  needs: studioOperations.contractRead,
  load: async () => (await import('./contracts-screen')).ContractsScreen,
}
