import { BlockOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 230,
  icon: BlockOutlined,
  words: ['tc', '弹层', '对话框', '浮层'],
  picture: [
    'soft 14 6 84 48 4',
    'paper 28 14 56 28 4',
    'ink 38 20 36 4 2',
    'brand 42 30 28 7 3.5',
    'paper 52 45 7 7 3.5',
  ],
}
