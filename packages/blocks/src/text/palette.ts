import { FontSizeOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 10,
  icon: FontSizeOutlined,
  words: ['文字', '段落', '标题'],
  picture: ['ink 22 14 44 6 2', 'soft 22 26 68 4 2', 'soft 22 35 68 4 2', 'soft 22 44 48 4 2'],
}
