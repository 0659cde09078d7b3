import { OrderedListOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 32,
  icon: OrderedListOutlined,
  words: ['流程', '攻略', '怎么参加'],
  picture: [
    'tint 25 12 2 36 1',
    'soft 21 7 10 10 5',
    'soft 21 25 10 10 5',
    'brand 21 43 10 10 5',
    ...[0, 1, 2].flatMap((row) => [`ink 40 ${8 + row * 18} 26 4 2`, `soft 40 ${14.5 + row * 18} 50 3 1.5`]),
  ],
}
