import { TrophyOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 48,
  icon: TrophyOutlined,
  words: ['排行榜', '榜单', '模拟交易', '炒股大赛', '名次', '收益率'],
  picture: [0, 1, 2].flatMap((row) => [
    `${row === 0 ? 'brand' : 'soft'} 12 ${9 + row * 17} 8 8 4`,
    `ink 26 ${11 + row * 17} ${34 - row * 6} 4 2`,
    `brand 82 ${11 + row * 17} 18 4 2`,
  ]),
}
