import { ScanOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const checkInSection: Section = {
  path: 'check-in',
  title: wording.title,
  group: 'events',
  icon: <ScanOutlined aria-hidden="true" />,
  needs: studioOperations.checkInScan,
  load: async () => (await import('./check-in-screen')).CheckInScreen,
}
