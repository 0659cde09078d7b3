import { ColumnWidthOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 260,
  icon: ColumnWidthOutlined,
  words: ['横滑', '滚动'],
  picture: [
    'tint 10 16 30 28 3',
    'tint 44 16 30 28 3',
    'tint 78 16 26 28 3',
    'ink path M92 50l6 3-6 3z',
    'soft 24 52 64 2 1',
  ],
}
