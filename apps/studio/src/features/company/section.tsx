import { BankOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const companySection: Section = {
  path: 'company',
  title: wording.title,
  group: 'management',
  icon: <BankOutlined aria-hidden="true" />,
  needs: studioOperations.companyDetail,
  load: async () => (await import('./company-screen')).CompanyScreen,
}
