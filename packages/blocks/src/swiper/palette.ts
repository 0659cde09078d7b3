import { PicCenterOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 60,
  icon: PicCenterOutlined,
  words: ['幻灯片', 'banner', '轮播'],
  picture: [
    'tint 18 10 76 34 4',
    'ink path M22 40l15-16 10 10 9-8 18 14z',
    'brand 48 49 8 4 2',
    'soft 59 49 4 4 2',
    'soft 66 49 4 4 2',
  ],
}
