import { CopyrightOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 290,
  icon: CopyrightOutlined,
  words: ['版权', '风险提示', '页脚'],
  picture: [
    'soft 14 14 84 3 1.5',
    'soft 22 22 68 3 1.5',
    'soft 18 30 76 3 1.5',
    'soft 26 38 60 3 1.5',
    'ink text 56 53 9 ©',
  ],
}
