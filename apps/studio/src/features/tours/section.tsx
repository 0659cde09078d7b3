import { EnvironmentOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const toursSection: Section = {
  path: 'tours',
  title: wording.title,
  group: 'events',
  icon: <EnvironmentOutlined aria-hidden="true" />,
  needs: studioOperations.tourRows,
  load: async () => (await import('./tours-screen')).ToursScreen,
}
