import { RollbackOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const refundsSection: Section = {
  path: 'refunds',
  title: wording.title,
  group: 'selling',
  icon: <RollbackOutlined aria-hidden="true" />,
  needs: studioOperations.refundList,
  load: async () => (await import('./refunds-screen')).RefundsScreen,
}
