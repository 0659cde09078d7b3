import { FundProjectionScreenOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 46,
  icon: FundProjectionScreenOutlined,
  words: ['模拟交易', '模拟账户', '热门组合', '关注', '大赛'],
  picture: [
    'tint 12 6 88 22 4',
    'ink 18 11 40 5 2',
    'soft 18 20 26 3 1',
    'brand 76 13 18 8 4',
    ...[0, 1].flatMap((row) => [
      `soft 12 ${33 + row * 13} 9 9 4`,
      `ink 26 ${34 + row * 13} 34 4 2`,
      `soft 26 ${40 + row * 13} 22 2 1`,
      `brand 84 ${35 + row * 13} 16 5 2`,
    ]),
  ],
}
