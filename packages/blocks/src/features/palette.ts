import { AppstoreOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 31,
  icon: AppstoreOutlined,
  words: ['卖点', '优势', '特色', '权益'],
  picture: [8, 32].flatMap((top) =>
    [14, 58].flatMap((left) => [
      `tint ${left} ${top} 40 20 3`,
      `brand ${left + 5} ${top + 6} 8 8 3`,
      `ink ${left + 17} ${top + 6} 17 3 1.5`,
      `soft ${left + 17} ${top + 11.5} 19 2.5 1.25`,
    ]),
  ),
}
