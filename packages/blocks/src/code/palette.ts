import { CopyOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 100,
  icon: CopyOutlined,
  words: ['复制', '暗号'],
  picture: ['tint 16 19 54 22 4', 'ink text 43 34 11 EF8201', 'brand 74 19 24 22 4', 'paper 80 28 12 4 2'],
}
