import { ContactsOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const leadsSection: Section = {
  path: 'leads',
  title: wording.title,
  group: 'customers',
  icon: <ContactsOutlined aria-hidden="true" />,
  needs: studioOperations.leadList,
  load: async () => (await import('./leads-screen')).LeadsScreen,
}
