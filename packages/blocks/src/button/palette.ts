import { SelectOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 90,
  icon: SelectOutlined,
  words: ['链接', '跳转'],
  picture: ['brand 22 20 68 20 10', 'paper 42 28 28 4 2'],
}
