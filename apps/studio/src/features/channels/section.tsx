import { LinkOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const channelsSection: Section = {
  path: 'channels',
  title: wording.title,
  group: 'making',
  icon: <LinkOutlined aria-hidden="true" />,
  needs: studioOperations.trackedLinkList,
  load: async () => (await import('./channels-screen')).ChannelsScreen,
}
