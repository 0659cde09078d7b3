import { AccountBookOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const settlementSection: Section = {
  path: 'settlement',
  title: wording.title,
  group: 'events',
  icon: <AccountBookOutlined aria-hidden="true" />,
  needs: studioOperations.simDayList,
  load: async () => (await import('./settlement-screen')).SettlementScreen,
}
