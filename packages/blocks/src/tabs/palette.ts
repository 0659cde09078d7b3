import { FolderOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 220,
  icon: FolderOutlined,
  words: ['页签', '选项卡', '切换'],
  picture: [
    'brand 16 12 24 5 2',
    'soft 46 12 22 5 2',
    'soft 74 12 22 5 2',
    'brand 16 20 24 2 1',
    'tint 16 26 80 26 3',
    'soft 24 33 52 4 2',
    'soft 24 41 36 4 2',
  ],
}
