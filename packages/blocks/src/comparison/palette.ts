import { TableOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 38,
  icon: TableOutlined,
  words: ['比较', '参数表', '对照', '区别'],
  picture: [
    'tint 72 8 26 46 3',
    'brand 72 8 26 11 3',
    'ink 46 11.5 16 4 2',
    ...[0, 1, 2].flatMap((row) => [
      `ink 14 ${25 + row * 11} 20 3 1.5`,
      `soft 47 ${25 + row * 11} 14 3 1.5`,
      `brand 79 ${25 + row * 11} 12 3 1.5`,
    ]),
  ],
}
