import { FontColorsOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 5,
  icon: FontColorsOutlined,
  words: ['标题', '主标题', '小标题', '眉题'],
  picture: ['brand 18 11 20 4 2', 'ink 18 19 68 9 2', 'brand 18 34 14 3 1.5', 'soft 18 43 56 4 2'],
}
