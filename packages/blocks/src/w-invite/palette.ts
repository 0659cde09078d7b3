import { UsergroupAddOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 113,
  icon: UsergroupAddOutlined,
  words: ['邀请', '好友', '裂变', '奖品', '海报', '老带新'],
  picture: [
    'soft 12 6 88 48 4',
    'ink 20 11 36 5 2',
    'brand 82 11 12 5 2',
    'ink 20 21 30 3 1',
    'brand 80 20 14 5 2',
    'ink 20 30 24 3 1',
    'ink 82 30 12 3 1',
    'brand 20 40 42 9 4',
    'soft 66 40 26 9 4',
  ],
}
