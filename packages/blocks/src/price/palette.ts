import { MoneyCollectOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'
import { LINE, PRESSED } from '../sketch'

export const palette: PaletteEntry = {
  rank: 39,
  icon: MoneyCollectOutlined,
  words: ['套餐', '报价', '价目', '会员'],
  picture: [
    'tint 26 5 60 50 4',
    'ink 33 11 22 4 2',
    'brand 66 10 14 6 2',
    'brand text 43 28 12 ¥298',
    'soft 33 33 38 2.5 1',
    'soft 33 38 30 2.5 1',
    'brand 33 44 46 7 3.5',
  ],
  sketch: ({ bar, pill, count, x, width, ink }) => {
    const cards = Math.min(count, 3)
    return {
      pieces: Array.from({ length: cards }, (_, index) => index * 50).flatMap((at) => [
        bar(at + 4, width - 8, 46, LINE, x + 4),
        bar(at + 9, 24, 4, ink, x + 10),
        bar(at + 16, 34, 7, PRESSED, x + 10),
        pill(at + 28),
      ]),
      height: cards * 50 + 4,
    }
  },
}
