import { NotificationOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 51,
  icon: NotificationOutlined,
  words: ['模拟交易', '实时动态', '播报', '买入', '调仓'],
  picture: ['soft 10 22 92 16 8', 'brand 16 26 14 8 3', 'ink 36 28 40 4 2', 'paper 80 28 14 4 2'],
}
