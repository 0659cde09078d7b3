import { UserAddOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 335,
  icon: UserAddOutlined,
  words: ['邀请', '好友', '注册', '拉新'],
  picture: [
    'tint 14 8 84 14 3',
    'brand 20 13 36 4 2',
    'soft 14 26 84 8 2',
    'soft 14 37 52 8 2',
    'tint 70 37 28 8 2',
    'brand 14 50 84 8 4',
  ],
}
