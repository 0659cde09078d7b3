import { FontColorsOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'
import { UNITS } from '../sketch'

export const palette: PaletteEntry = {
  rank: 5,
  icon: FontColorsOutlined,
  words: ['标题', '主标题', '小标题', '眉题'],
  picture: ['brand 18 11 20 4 2', 'ink 18 19 68 9 2', 'brand 18 34 14 3 1.5', 'soft 18 43 56 4 2'],
  sketch: ({ outline, bar, width, x, ink, soft }) => {
    const { size = 46, isCentred = false } = outline
    const height = (size / UNITS) * 0.6
    const line = (at: number, length: number, high: number, fill: string) =>
      bar(at, length, high, fill, isCentred ? x + (width - length) / 2 : x + 8)
    return {
      pieces: [line(5, (width - 16) * 0.6, height, ink), line(9 + height, (width - 16) * 0.45, 3, soft)],
      height: height + 18,
    }
  },
}
