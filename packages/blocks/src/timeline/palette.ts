import { ScheduleOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 36,
  icon: ScheduleOutlined,
  words: ['时间轴', '课表', '议程', '时间线', '安排'],
  picture: [
    'soft 41.5 8 1 46 0.5',
    ...[0, 1, 2].flatMap((row) => [
      `brand 16 ${9 + row * 17} 18 4 2`,
      `brand 39 ${8 + row * 17} 6 6 3`,
      `ink 52 ${8.5 + row * 17} 36 4 2`,
      `soft 52 ${15 + row * 17} 44 3 1.5`,
    ]),
  ],
}
