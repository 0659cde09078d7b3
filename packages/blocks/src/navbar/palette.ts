import { InsertRowAboveOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 270,
  icon: InsertRowAboveOutlined,
  words: ['标题栏', '返回'],
  picture: ['soft 14 18 84 24 3', 'ink path M26 24l-6 6 6 6 2-2-4-4 4-4z', 'ink 42 28 28 4 2'],
}
