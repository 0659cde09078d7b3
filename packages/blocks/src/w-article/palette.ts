import { FileTextOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 46,
  icon: FileTextOutlined,
  words: ['操盘笔记', '笔记正文', '模拟交易', '文章'],
  picture: [
    'ink 12 7 64 5 2',
    'soft 12 16 34 3 1',
    ...[0, 1, 2].map((row) => `soft 12 ${23 + row * 5} 88 2 1`),
    'soft 12 40 88 14 4',
    'ink 19 45 30 4 2',
    'brand 78 44 16 6 3',
  ],
}
