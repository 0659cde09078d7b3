import { FieldNumberOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 150,
  icon: FieldNumberOutlined,
  words: ['翻牌', '数字滚动'],
  picture: [0, 1, 2, 3].flatMap((part) => [
    `brand ${18 + part * 20} 17 17 26 3`,
    `paper text ${26.5 + part * 20} 35 14 ${[0, 3, 6, 8][part]}`,
  ]),
}
