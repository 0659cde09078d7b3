import { QuestionCircleOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 34,
  icon: QuestionCircleOutlined,
  words: ['问答', '折叠', 'FAQ', '手风琴', '答疑'],
  picture: [
    'ink 18 10 48 5 2',
    'brand path M87 14.5l4-4.5 4 4.5z',
    'soft 18 19 70 3 1.5',
    'soft 18 25 54 3 1.5',
    'tint 14 33 84 1 0.5',
    'ink 18 38 40 4 2',
    'soft path M87 38l4 4.5 4-4.5z',
    'tint 14 46 84 1 0.5',
    'ink 18 51 46 4 2',
    'soft path M87 51l4 4.5 4-4.5z',
  ],
}
