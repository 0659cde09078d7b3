import type { Preset } from '../preset'
import type { PayButtonProps } from './props'

export const presets: Preset<PayButtonProps>[] = [
  { title: '销售页的价格', value: {} },
  { title: '可选规格', value: { tiers: true } },
  { title: '现价和原价', value: { price: '9.9', origin_price: '199' } },
]
