import { FormOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 180,
  icon: FormOutlined,
  words: ['留资', '线索', '手机号', '报名'],
  picture: [
    'soft 24 8 64 10 2',
    'soft 24 22 64 10 2',
    'soft 24 36 38 8 2',
    'tint 66 36 22 8 2',
    'brand 24 48 64 8 4',
  ],
}
