import { HomeOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const homeSection: Section = {
  path: 'home',
  title: wording.title,
  group: null,
  icon: <HomeOutlined aria-hidden="true" />,
  needs: studioOperations.dashboard,
  load: async () => (await import('./home-screen')).HomeScreen,
}
