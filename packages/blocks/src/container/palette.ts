import { BorderOuterOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'
import { DARK_INK, LIGHT_INK, UNITS } from '../sketch'

export const palette: PaletteEntry = {
  rank: 210,
  icon: BorderOuterOutlined,
  words: ['分组', '盒子', '背景'],
  picture: ['dash 18 9 76 42 4', 'soft 26 17 60 8 2', 'soft 26 29 28 14 2', 'soft 58 29 28 14 2'],
  sketch: ({ outline, inside, x, y, width }) => {
    const { ground, isLight, margin = 0 } = outline
    const inset = margin / UNITS
    const gap = inset > 0 ? 5 : 0
    const padding = isLight ? 10 : 4
    const box = { x: x + inset, width: width - 2 * inset }
    const shown = inside({ ...box, ...(isLight ? LIGHT_INK : DARK_INK) }, y + gap + padding)
    const height = shown.height + 2 * padding
    const piece = { ...box, y: y + gap, height, round: inset > 0 ? 4 : 0, fill: ground ?? 'none' }
    return { pieces: [piece, ...shown.pieces], height: height + gap }
  },
}
