import type { Preset } from '../preset'
import type { PayButtonProps } from './props'

export const presets: Preset<PayButtonProps>[] = [
  { title: '只有按钮', value: {} },
  { title: '现价和原价', value: { price: '9.9', origin_price: '199' } },
]
