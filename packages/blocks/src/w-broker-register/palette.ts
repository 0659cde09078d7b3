import { BankOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 320,
  icon: BankOutlined,
  words: ['开户', '券商'],
  picture: [
    'soft 14 10 84 18 3',
    'brand 20 14 10 10 5',
    'ink 36 17 26 4 2',
    'soft 14 32 84 18 3',
    'ink 20 36 10 10 5',
    'ink 36 39 26 4 2',
    'brand 78 37 14 8 4',
  ],
}
