import { LineOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 285,
  icon: LineOutlined,
  words: ['分隔线', '波浪', '横线'],
  picture: [
    'soft 14 14 84 2 1',
    'soft 14 28 30 2 1',
    'ink 48 27 16 4 2',
    'soft 68 28 30 2 1',
    'brand path M14 48q21 -14 42 0t42 0v8h-84z',
  ],
}
