import { PlaySquareOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 80,
  icon: PlaySquareOutlined,
  words: ['视频', '播放'],
  picture: ['ink 22 10 68 40 4', 'paper path M50 21l16 9-16 9z'],
}
