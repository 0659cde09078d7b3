import { UnorderedListOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 30,
  icon: UnorderedListOutlined,
  words: ['清单', '条目'],
  picture: [0, 1, 2].flatMap((row) => [
    `brand 22 ${13 + row * 13} 7 7 3.5`,
    `ink 35 ${12 + row * 13} 28 4 2`,
    `soft 35 ${18 + row * 13} 54 3 1.5`,
  ]),
}
