import { QrcodeOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 120,
  icon: QrcodeOutlined,
  words: ['扫码', '客服', '微信'],
  picture: [
    'ink 36 10 14 14 2',
    'paper 40 14 6 6 1',
    'ink 62 10 14 14 2',
    'paper 66 14 6 6 1',
    'ink 36 36 14 14 2',
    'paper 40 40 6 6 1',
    'brand 54 28 6 6 1',
    'ink 64 34 6 6 1',
    'ink 70 42 6 8 1',
    'soft 56 40 6 10 1',
  ],
}
