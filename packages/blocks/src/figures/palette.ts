import { FieldNumberOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 37,
  icon: FieldNumberOutlined,
  words: ['数字', '统计', '指标'],
  picture: [
    'tint 10 12 92 32 4',
    ...['24', '36', '48'].map((value, index) => `brand text ${26 + index * 30} 29 13 ${value}`),
    ...[0, 1, 2].map((column) => `soft ${17 + column * 30} 34 18 3 1.5`),
    'soft 10 49 44 3 1.5',
  ],
}
