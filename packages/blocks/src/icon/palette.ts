import { SmileOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 300,
  icon: SmileOutlined,
  words: ['小图', '符号'],
  picture: ['tint 38 12 36 36 18', 'brand path M56 20l3 7h8l-6 5 2 8-7-5-7 5 2-8-6-5h8z'],
  sketch: ({ bar, middle, soft }) => ({
    pieces: [{ ...bar(4, 14, 14, '#dbe3f3', middle - 7), round: 7 }, bar(22, 22, 3.5, soft, middle - 11)],
    height: 30,
  }),
}
