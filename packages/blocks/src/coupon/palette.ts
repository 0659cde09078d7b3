import { GiftOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 112,
  icon: GiftOutlined,
  words: ['券', '领券', '满减', '折扣'],
  picture: [
    'soft 8 16 96 28 4',
    'brand text 24 36 15 ¥50',
    'ink 44 22 26 4 2',
    'ink 44 31 20 3 1',
    'brand 76 23 22 14 7',
  ],
}
