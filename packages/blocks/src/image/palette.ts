import { PictureOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 20,
  icon: PictureOutlined,
  words: ['图', '海报', '照片'],
  picture: ['tint 24 10 64 40 4', 'brand 72 16 8 8 4', 'ink path M28 46l16-18 10 11 8-7 22 14z'],
}
