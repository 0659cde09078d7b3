import { HeartOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 240,
  icon: HeartOutlined,
  words: ['wltc', '弹窗', '返回拦截'],
  picture: [
    'soft 14 6 84 48 4',
    'paper 30 10 52 40 4',
    'tint 36 15 40 12 2',
    'brand 36 31 40 7 3.5',
    'soft 44 42 24 3 1.5',
  ],
}
