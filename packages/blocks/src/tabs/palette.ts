import { FolderOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'
import { LINE, PRESSED } from '../sketch'

export const palette: PaletteEntry = {
  rank: 220,
  icon: FolderOutlined,
  words: ['页签', '选项卡', '切换'],
  picture: [
    'brand 16 12 24 5 2',
    'soft 46 12 22 5 2',
    'soft 74 12 22 5 2',
    'brand 16 20 24 2 1',
    'tint 16 26 80 26 3',
    'soft 24 33 52 4 2',
    'soft 24 41 36 4 2',
  ],
  sketch: ({ bar, inside, count, x, y, width, ink, soft }) => {
    const titles = Array.from({ length: count }, (_, tab) => {
      const step = width / count
      return bar(6, step * 0.5, 4, tab === 0 ? PRESSED : soft, x + step * (tab + 0.25))
    })
    const shown = inside({ x, width, ink, soft }, y + 18)
    return {
      pieces: [...titles, bar(15, width, 0.75, LINE, x), ...shown.pieces],
      height: 18 + shown.height,
    }
  },
}
