import { LayoutOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 205,
  icon: LayoutOutlined,
  words: ['版块', '板块', '区块', '分区', '背景', '底色', '渐变', '底纹', '章节'],
  picture: [
    'soft 14 8 84 12 2',
    'brand 14 22 84 22 2',
    'paper 30 28 52 4 2',
    'paper 40 35 32 4 2',
    'soft 14 46 84 8 2',
  ],
}
