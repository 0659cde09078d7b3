import { FileTextOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  // Behind the others of its shelf.
  rank: 900,
  icon: FileTextOutlined,
  // What people call it besides its title.
  words: [],
  picture: ['soft 22 20 68 4 2', 'soft 22 28 68 4 2', 'soft 22 36 48 4 2'],
}
