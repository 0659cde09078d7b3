import { ColumnHeightOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 280,
  icon: ColumnHeightOutlined,
  words: ['空白', '间距', '留白'],
  picture: ['dash 18 16 76 28 4', 'ink path M56 20l4 5h-8zM56 40l4-5h-8z', 'ink 55 25 2 10 0'],
}
