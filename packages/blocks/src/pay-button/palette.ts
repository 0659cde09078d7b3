import { CreditCardOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 110,
  icon: CreditCardOutlined,
  words: ['购买', '下单', '收款'],
  picture: ['brand 14 18 84 24 12', 'paper text 34 34 13 ¥99', 'paper 56 28 26 4 2'],
}
