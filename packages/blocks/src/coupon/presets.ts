import type { Preset } from '../preset'
import type { CouponProps } from './props'

export const presets: Preset<CouponProps>[] = [
  { title: '满减券', value: { title: '满减优惠券', amount: '50', desc: '满 500 元可用' } },
  { title: '只有名称', value: { title: '老客户优惠券', desc: '登录后查看面额' } },
]
