import { FundProjectionScreenOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 47,
  icon: FundProjectionScreenOutlined,
  words: ['模拟炒股', '比赛', '大赛', '报名', '奖品', '规则', '战绩'],
  picture: [
    'ink 12 8 46 5 2',
    'brand 84 7 16 7 3',
    'soft 12 19 60 3 1',
    'soft 12 26 74 3 1',
    'soft 12 33 52 3 1',
    'brand 12 43 88 10 5',
  ],
}
