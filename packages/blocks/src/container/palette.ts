import { BorderOuterOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 210,
  icon: BorderOuterOutlined,
  words: ['分组', '盒子', '背景'],
  picture: ['dash 18 9 76 42 4', 'soft 26 17 60 8 2', 'soft 26 29 28 14 2', 'soft 58 29 28 14 2'],
}
