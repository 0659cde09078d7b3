import { PercentageOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 170,
  icon: PercentageOutlined,
  words: ['进度', '百分比'],
  picture: ['soft 16 27 80 10 5', 'brand 16 27 52 10 5', 'ink 16 15 30 4 2', 'ink text 88 22 10 65%'],
}
