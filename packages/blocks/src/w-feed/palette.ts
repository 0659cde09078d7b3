import { TableOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 44,
  icon: TableOutlined,
  words: ['龙虎榜', '机构调研', 'ETF', '基金', '表格', '行情', '榜单'],
  picture: [
    'soft 12 6 88 10 3',
    ...[0, 1, 2].flatMap((row) => [
      `ink 14 ${21 + row * 13} 26 4 2`,
      `soft 14 ${27 + row * 13} 16 3 1`,
      `brand 52 ${22 + row * 13} 18 4 2`,
      `ink 80 ${22 + row * 13} 20 4 2`,
    ]),
  ],
}
