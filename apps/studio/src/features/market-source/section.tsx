import { StockOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const marketSourceSection: Section = {
  path: 'market-source',
  title: wording.title,
  group: 'content',
  icon: <StockOutlined aria-hidden="true" />,
  needs: studioOperations.marketSourceStatus,
  load: async () => (await import('./market-source-screen')).MarketSourceScreen,
}
