import { ProfileOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 45,
  icon: ProfileOutlined,
  words: ['操盘笔记', '模拟交易', '文章列表', '复盘'],
  picture: [0, 1, 2].flatMap((row) => [
    `ink 12 ${8 + row * 17} 56 4 2`,
    `soft 12 ${15 + row * 17} 88 3 1`,
    `brand 88 ${7 + row * 17} 12 5 2`,
  ]),
}
