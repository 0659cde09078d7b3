import { SwitcherOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 70,
  icon: SwitcherOutlined,
  words: ['卡片', '轮播'],
  picture: [
    'soft 8 17 22 28 3',
    'tint 34 10 44 40 4',
    'brand 40 38 20 5 2',
    'ink 40 17 32 16 2',
    'soft 82 17 22 28 3',
  ],
}
