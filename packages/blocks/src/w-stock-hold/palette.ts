import { StockOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 335,
  icon: StockOutlined,
  words: ['诊股', '股票', '持仓', '行情', '公告'],
  picture: [
    'soft 14 8 84 10 3',
    'ink 20 11 30 4 2',
    'brand 14 22 84 8 4',
    'soft 14 34 84 20 3',
    'ink 20 38 26 4 2',
    'brand 74 38 18 4 2',
    'tint 20 47 72 3 2',
    'brand 56 45 3 7 2',
  ],
}
