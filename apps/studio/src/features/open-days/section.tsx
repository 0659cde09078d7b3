import { ShopOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const openDaysSection: Section = {
  path: 'open-days',
  title: wording.title,
  group: 'events',
  icon: <ShopOutlined aria-hidden="true" />,
  needs: studioOperations.openDayRows,
  load: async () => (await import('./open-days-screen')).OpenDaysScreen,
}
