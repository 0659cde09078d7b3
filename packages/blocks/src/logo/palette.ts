import { CrownOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 310,
  icon: CrownOutlined,
  words: ['标志', '品牌'],
  picture: ['brand 22 20 20 20 5', 'ink 48 22 42 7 2', 'soft 48 33 28 4 2'],
}
