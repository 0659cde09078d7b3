import { ReadOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 41,
  icon: ReadOutlined,
  words: ['社群动态', '群内容', '投顾观点', '文章'],
  picture: [0, 1].flatMap((row) => [
    `soft 12 ${6 + row * 25} 88 22 4`,
    `ink 19 ${11 + row * 25} 40 4 2`,
    `ink 19 ${18 + row * 25} 62 2 1`,
    `brand 19 ${23 + row * 25} 22 2 1`,
  ]),
}
