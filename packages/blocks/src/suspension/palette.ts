import { VerticalAlignBottomOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 250,
  icon: VerticalAlignBottomOutlined,
  words: ['吸底', '浮动', '底部栏'],
  picture: ['soft 28 6 56 32 3', 'brand 28 40 56 13 3', 'paper 46 45 20 3 1.5'],
}
