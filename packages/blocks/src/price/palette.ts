import { MoneyCollectOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 39,
  icon: MoneyCollectOutlined,
  words: ['套餐', '报价', '价目', '会员'],
  picture: [
    'tint 26 5 60 50 4',
    'ink 33 11 22 4 2',
    'brand 66 10 14 6 2',
    'brand text 43 28 12 ¥298',
    'soft 33 33 38 2.5 1',
    'soft 33 38 30 2.5 1',
    'brand 33 44 46 7 3.5',
  ],
}
