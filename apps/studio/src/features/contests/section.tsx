import { TrophyOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const contestsSection: Section = {
  path: 'contests',
  title: wording.title,
  group: 'events',
  icon: <TrophyOutlined aria-hidden="true" />,
  needs: studioOperations.competitionList,
  load: async () => (await import('./contests-screen')).ContestsScreen,
}
