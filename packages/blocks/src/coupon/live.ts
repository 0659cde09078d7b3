import { ownLive } from '../answers/own-live'

/** Shows who is logged in how the coupon stands for them, and takes it when its button is tapped. */
export const live = ownLive(() => import(/* webpackChunkName: "own-parts" */ './own-coupon'))
