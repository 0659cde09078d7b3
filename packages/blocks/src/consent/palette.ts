import { CheckSquareOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 200,
  icon: CheckSquareOutlined,
  words: ['勾选', '协议', '隐私'],
  picture: [
    'brand 22 24 12 12 2',
    'paper path M25 30l3 3 5-6 1 1-6 8-4-4z',
    'soft 40 24 50 4 2',
    'soft 40 32 34 4 2',
  ],
}
