import { CalendarOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 42,
  icon: CalendarOutlined,
  words: ['直播', '直播预告', '预约直播', '日历', '回放'],
  picture: [
    'brand 12 8 14 14 3',
    ...[1, 2, 3, 4].map((day) => `soft ${12 + day * 18} 8 14 14 3`),
    ...[0, 1].flatMap((row) => [
      `ink 12 ${30 + row * 14} 46 4 2`,
      `soft 12 ${36 + row * 14} 34 2 1`,
      `brand 84 ${29 + row * 14} 16 7 3`,
    ]),
  ],
}
