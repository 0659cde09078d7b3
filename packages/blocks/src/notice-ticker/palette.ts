import { BellOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 50,
  icon: BellOutlined,
  words: ['虚拟用户', '播报', '氛围'],
  picture: [
    'ink 16 14 58 14 7',
    'brand 19 17 8 8 4',
    'paper 31 19 36 4 2',
    'soft 16 33 58 14 7',
    'paper 19 36 8 8 4',
  ],
}
