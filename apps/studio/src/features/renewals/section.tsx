import { HistoryOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const renewalsSection: Section = {
  path: 'renewals',
  title: wording.title,
  group: 'selling',
  icon: <HistoryOutlined aria-hidden="true" />,
  needs: studioOperations.renewalSummary,
  load: async () => (await import('./renewals-screen')).RenewalsScreen,
}
