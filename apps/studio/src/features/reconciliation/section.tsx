import { ReconciliationOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const reconciliationSection: Section = {
  path: 'reconciliation',
  title: wording.title,
  group: 'selling',
  icon: <ReconciliationOutlined aria-hidden="true" />,
  needs: studioOperations.billDayList,
  load: async () => (await import('./reconciliation-screen')).ReconciliationScreen,
}
