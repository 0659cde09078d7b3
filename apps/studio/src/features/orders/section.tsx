import { AccountBookOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const ordersSection: Section = {
  path: 'orders',
  title: wording.title,
  group: 'selling',
  icon: <AccountBookOutlined aria-hidden="true" />,
  needs: studioOperations.orderList,
  load: async () => (await import('./orders-screen')).OrdersScreen,
}
