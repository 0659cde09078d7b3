import { GiftOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../../ui/section'
import { wording } from './wording'

export const grantsSection: Section = {
  path: 'prize-grants',
  title: wording.title,
  group: 'events',
  icon: <GiftOutlined aria-hidden="true" />,
  needs: studioOperations.prizeGrantList,
  load: async () => (await import('./grants-screen')).GrantsScreen,
}
