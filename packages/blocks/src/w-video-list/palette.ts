import { VideoCameraOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 43,
  icon: VideoCameraOutlined,
  words: ['视频列表', '课程', '操盘秘籍', '全部视频'],
  picture: [0, 1].flatMap((column) => [
    `soft ${12 + column * 46} 8 42 26 4`,
    `brand path M${29 + column * 46} 15l10 6-10 6z`,
    `ink ${12 + column * 46} 39 34 4 2`,
    `soft ${12 + column * 46} 47 22 3 1`,
  ]),
}
