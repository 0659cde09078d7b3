import { TableOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'
import { LINE, PRESSED } from '../sketch'

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
  sketch: ({ bar, count, rows, x, width, ink }) => {
    const column = width / 3
    return {
      pieces: [
        bar(4, column - 12, 8, PRESSED, x + 2 * column + 4),
        bar(6, column - 20, 4, ink, x + column + 8),
        ...rows(11, (at) => [
          bar(at + 13, column - 16, 3, ink),
          bar(at + 13, column - 24, 3, undefined, x + column + 10),
          bar(at + 13, column - 24, 3, undefined, x + 2 * column + 10),
          bar(at + 19, width - 16, 0.75, LINE),
        ]),
      ],
      height: count * 11 + 18,
    }
  },
}
