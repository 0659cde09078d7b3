import { EnvironmentOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 190,
  icon: EnvironmentOutlined,
  words: ['省市区', '地址'],
  picture: [
    'tint 16 18 80 24 4',
    'brand path M30 24a6 6 0 0 1 6 6c0 5-6 9-6 9s-6-4-6-9a6 6 0 0 1 6-6z',
    'ink 44 28 30 4 2',
    'soft path M82 27l4 5 4-5z',
  ],
}
