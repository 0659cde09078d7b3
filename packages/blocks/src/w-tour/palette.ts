import { EnvironmentOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 43,
  icon: EnvironmentOutlined,
  words: ['巡讲', '讲座', '报名', '点亮城市', '留言', '门票'],
  picture: [0, 1, 2].flatMap((row) => [
    `ink 12 ${8 + row * 17} 20 4 2`,
    `soft 38 ${9 + row * 17} 62 3 1`,
    `brand 38 ${9 + row * 17} ${40 - row * 12} 3 1`,
  ]),
}
