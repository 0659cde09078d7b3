import './gate.css'
import { chooseCoupon } from './coupon-step'
import { pass } from './pass'

export type { Obstacle } from './pass'
export { chooseCoupon, pass }

/** What the cashier loads once something stands in the way of an order. */
export interface Gate {
  pass: typeof pass
  chooseCoupon: typeof chooseCoupon
}
