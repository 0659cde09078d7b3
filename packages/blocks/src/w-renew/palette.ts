import { HistoryOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 111,
  icon: HistoryOutlined,
  words: ['续期', '到期', '我的产品', '老客户'],
  picture: [
    'soft 12 6 88 48 4',
    'ink 20 12 40 5 2',
    'brand 80 12 14 6 3',
    'ink 20 23 30 3 1',
    'ink 78 23 16 3 1',
    'ink 20 30 24 3 1',
    'ink 78 30 16 3 1',
    'brand 20 39 72 10 5',
  ],
}
