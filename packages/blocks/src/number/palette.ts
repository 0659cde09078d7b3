import { NumberOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 160,
  icon: NumberOutlined,
  words: ['名额', '剩余'],
  picture: ['brand text 40 39 26 68', 'ink 62 23 28 5 2', 'soft 62 33 20 4 2'],
}
