import { PlayCircleOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 44,
  icon: PlayCircleOutlined,
  words: ['课程', '视频详情', '一课', '章节', '笔记'],
  picture: [
    'ink 12 6 88 30 4',
    'paper path M51 14l13 7-13 7z',
    'ink 12 40 46 4 2',
    'soft 12 48 20 5 2',
    'soft 36 48 20 5 2',
    'brand 60 48 20 5 2',
  ],
}
