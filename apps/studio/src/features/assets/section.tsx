import { PictureOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const assetsSection: Section = {
  path: 'assets',
  title: wording.title,
  group: 'making',
  icon: <PictureOutlined aria-hidden="true" />,
  needs: studioOperations.assetList,
  load: async () => (await import('./assets-screen')).AssetsScreen,
}
