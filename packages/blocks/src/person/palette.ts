import { IdcardOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 33,
  icon: IdcardOutlined,
  words: ['讲师', '投资顾问', '投顾', '团队', '嘉宾', '导师'],
  picture: [
    'tint 18 10 30 40 3',
    'brand 27 18 12 12 6',
    'brand path M22 50c0-9 4-15 11-15s11 6 11 15z',
    'ink 56 15 20 5 2',
    'soft 56 25 38 3 1.5',
    'soft 56 31 32 3 1.5',
    'tint 56 40 16 6 2',
    'tint 75 40 16 6 2',
  ],
}
