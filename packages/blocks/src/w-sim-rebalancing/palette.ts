import { SwapOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 57,
  icon: SwapOutlined,
  words: ['调仓', '模拟交易', '买入', '卖出', '加仓', '减仓'],
  picture: [
    'soft 18 8 2 46 1',
    ...[0, 1, 2].flatMap((row) => [
      `brand 15 ${9 + row * 17} 8 8 4`,
      `ink 32 ${8 + row * 17} 34 4 2`,
      `soft 32 ${15 + row * 17} 62 3 1`,
    ]),
  ],
}
