import { FontSizeOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'
import { UNITS } from '../sketch'

export const palette: PaletteEntry = {
  rank: 10,
  icon: FontSizeOutlined,
  words: ['文字', '段落', '标题'],
  picture: ['ink 22 14 44 6 2', 'soft 22 26 68 4 2', 'soft 22 35 68 4 2', 'soft 22 44 48 4 2'],
  sketch: ({ outline, x, y, width, ink, soft }) => {
    const { count = 1, size = 30, isCentred = false } = outline
    const isHead = size > 34
    const step = (size * 1.6) / UNITS
    const pieces = Array.from({ length: count }, (_, line) => {
      const length = (width - 16) * (line === count - 1 ? (isHead ? 0.62 : 0.5) : 0.94)
      return {
        x: isCentred ? x + (width - length) / 2 : x + 8,
        y: y + 4 + line * step,
        width: length,
        height: Math.max(2.6, (size / UNITS) * 0.55),
        round: 1.4,
        fill: isHead ? ink : soft,
      }
    })
    return { pieces, height: count * step + 5 }
  },
}
