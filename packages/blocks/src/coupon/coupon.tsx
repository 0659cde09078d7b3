import './coupon.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import type { CouponProps } from './props'

function Coupon({ props }: ViewProps<CouponProps>) {
  if (props.text === '') return null
  return <p className="yz-coupon">{props.text}</p>
}

export const coupon = defineView<CouponProps>({ name: 'coupon', view: Coupon })
