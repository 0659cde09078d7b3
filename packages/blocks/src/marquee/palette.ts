import { NotificationOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 40,
  icon: NotificationOutlined,
  words: ['跑马灯', '公告', '通知'],
  picture: [
    'tint 14 21 84 18 9',
    'brand path M24 27h4l5-4v14l-5-4h-4z',
    'ink 40 28 36 4 2',
    'soft 80 28 14 4 2',
  ],
}
