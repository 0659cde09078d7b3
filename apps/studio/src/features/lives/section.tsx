import { PlayCircleOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const livesSection: Section = {
  path: 'lives',
  title: wording.title,
  group: 'events',
  icon: <PlayCircleOutlined aria-hidden="true" />,
  needs: studioOperations.liveRows,
  load: async () => (await import('./lives-screen')).LivesScreen,
}
