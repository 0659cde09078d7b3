import { ShopOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 325,
  icon: ShopOutlined,
  words: ['开放日', '参观', '总部', '预约参观', '活动预约'],
  picture: [
    'ink 14 8 40 5 2',
    'soft 14 18 84 11 3',
    'brand 19 21 5 5 3',
    'soft 14 32 84 11 3',
    'ink 29 22 30 3 1',
    'ink 29 36 30 3 1',
    'brand 14 48 84 8 4',
  ],
}
