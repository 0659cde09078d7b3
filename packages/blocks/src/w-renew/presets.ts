import type { Preset } from '../preset'
import type { WRenewProps } from './props'

export const presets: Preset<WRenewProps>[] = [
  { title: '普通', value: { title: '我的服务' } },
  { title: '限时优惠', value: { title: '我的服务', end_at: Date.UTC(2030, 0, 1), text: '享优惠续费' } },
]
