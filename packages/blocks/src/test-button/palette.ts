import { BugOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 130,
  icon: BugOutlined,
  picture: ['soft 60 16 32 28 14', 'ink text 76 34 11 测试'],
}
