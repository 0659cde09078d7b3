import { VideoCameraOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const videosSection: Section = {
  path: 'videos',
  title: wording.title,
  group: 'content',
  icon: <VideoCameraOutlined aria-hidden="true" />,
  needs: studioOperations.videoRows,
  load: async () => (await import('./videos-screen')).VideosScreen,
}
