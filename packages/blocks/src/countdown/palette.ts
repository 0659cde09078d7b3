import { FieldTimeOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 140,
  icon: FieldTimeOutlined,
  words: ['时间', '截止'],
  picture: [0, 1, 2].flatMap((part) => [
    `ink ${16 + part * 30} 18 22 24 3`,
    `paper text ${27 + part * 30} 35 13 ${['02', '15', '48'][part]}`,
  ]),
}
