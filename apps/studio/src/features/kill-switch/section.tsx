import { StopOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const killSwitchSection: Section = {
  path: 'switches',
  title: wording.title,
  group: 'compliance',
  icon: <StopOutlined aria-hidden="true" />,
  needs: studioOperations.switchList,
  load: async () => (await import('./kill-switch-screen')).KillSwitchScreen,
}
