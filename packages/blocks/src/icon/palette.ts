import { SmileOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 300,
  icon: SmileOutlined,
  words: ['小图', '符号'],
  picture: ['tint 38 12 36 36 18', 'brand path M56 20l3 7h8l-6 5 2 8-7-5-7 5 2-8-6-5h8z'],
}
