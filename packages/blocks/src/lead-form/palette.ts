import { FormOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'
import { LINE, PAPER } from '../sketch'

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
  sketch: ({ bar, pill, width, middle, ink }) => ({
    pieces: [
      bar(8, width * 0.5, 5, ink, middle - width / 4),
      { ...bar(20, width - 16, 14, PAPER), edge: LINE },
      { ...bar(38, width - 16, 14, PAPER), edge: LINE },
      bar(58, width * 0.6, 3),
      pill(66),
    ],
    height: 86,
  }),
}
