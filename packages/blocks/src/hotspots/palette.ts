import { AimOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 65,
  icon: AimOutlined,
  words: ['图片热区', '多个链接', '长图', '点击区域'],
  picture: [
    'tint 20 7 72 46 4',
    'soft 27 13 34 15 2',
    'brand 30 16 28 9 2',
    'soft 66 13 20 34 2',
    'brand 69 16 14 28 2',
    'soft 27 33 34 14 2',
    'brand 30 36 28 8 2',
  ],
}
