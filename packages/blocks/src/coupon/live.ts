import { ownLive } from '../answers/own-live'

/** Shows visitors who are logged in the state of the coupon for them, and takes it when its button is tapped. */
export const live = ownLive(() => import(/* webpackChunkName: "own-parts" */ './own-coupon'))
