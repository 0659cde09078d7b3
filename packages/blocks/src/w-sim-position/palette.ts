import { PieChartOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 48,
  icon: PieChartOutlined,
  words: ['模拟交易', '持仓', '占比', '成本', '盈亏'],
  picture: [0, 1, 2].flatMap((row) => [
    `ink 12 ${8 + row * 17} 30 5 2`,
    `brand 82 ${8 + row * 17} 18 5 2`,
    ...[0, 1, 2].map((column) => `soft ${12 + column * 31} ${16 + row * 17} 22 3 1`),
  ]),
}
