import { FundOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 355,
  icon: FundOutlined,
  words: ['模拟交易', '组合', '收益曲线', '下单', '大赛'],
  picture: [
    'brand 12 6 10 10 5',
    'ink 26 8 34 5 2',
    'soft 82 7 18 8 4',
    'tint 12 20 88 24 3',
    'brand 16 36 16 2 1',
    'brand 32 31 20 2 1',
    'brand 52 34 16 2 1',
    'brand 68 25 28 2 1',
    'ink 12 49 24 4 2',
    'ink 44 49 24 4 2',
    'ink 76 49 24 4 2',
  ],
}
